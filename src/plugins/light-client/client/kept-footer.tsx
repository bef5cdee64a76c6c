/** Stands in for the theme's `Footer`: what the server made stays, and its links lead on without a load. */
import '@docusaurus/theme-classic/lib/theme/Footer/Logo/styles.module.css';
import { useHistory } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { type ReactNode, useEffect, useRef } from 'react';
import { watchLinks } from './links';
import { findServerPart, useServerPart } from './server-part';

const part = findServerPart(ThemeClassNames.layout.footer.container);

export default function KeptFooter(): ReactNode {
  const element = useRef<HTMLElement>(null);
  const history = useHistory();
  useServerPart(part, element);
  useEffect(() => (element.current === null ? undefined : watchLinks(element.current, history)), [history]);
  return (
    <footer
      ref={element}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; React leaves what the server wrote.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
