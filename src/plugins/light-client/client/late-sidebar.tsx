/**
 * Stands in for the theme's `DocRoot/Layout/Sidebar`. The sidebar that came with the page stays as it is, and costs nothing, until the reader
 * shows a sign of life; then the theme's own takes its place (see `late-part.ts`).
 */
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLatePart } from './late-part';
import { findComponent, findSidebar, loadLiveSidebar, noteStanding } from './sidebars';

const className = ThemeClassNames.docs.docSidebarContainer;

export default function LateSidebar(props: Props): ReactNode {
  const { version } = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  const items = findSidebar(version, name);
  const sidebar = useMemo(() => items && [...items], [items]);
  const LiveSidebar = findComponent();
  const isLive = LiveSidebar !== undefined && sidebar !== undefined;
  const { element, onClick } = useLatePart({
    selector: `.${className}`,
    controls: '.menu a, .menu button',
    busyLinks: '[role="button"]',
    isLive,
    load: useCallback(() => loadLiveSidebar(version, name), [version, name]),
  });
  useEffect(() => (isLive ? undefined : noteStanding(version, name)), [isLive, version, name]);

  if (LiveSidebar !== undefined && sidebar !== undefined) return <LiveSidebar {...props} sidebar={sidebar} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are links and buttons inside, and keys on them click.
    <aside
      ref={element}
      className={className}
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; React leaves what the server wrote.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
