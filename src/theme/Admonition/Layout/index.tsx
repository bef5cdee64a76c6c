/**
 * Wraps the frame of theme-classic 3.10.2. The icon is hidden from screen readers, because the title says the same. A title that the page does not
 * give is a word in lower case upstream, whose styles write it in capitals; here it begins like other titles.
 */
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition/Layout';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import { cloneElement, isValidElement, type ReactNode, type SVGProps } from 'react';

export default function AdmonitionFrame({ icon, title, ...props }: Props): ReactNode {
  const hidden = isValidElement<SVGProps<SVGSVGElement>>(icon) ? cloneElement(icon, { 'aria-hidden': true }) : icon;
  return <AdmonitionLayout {...props} icon={hidden} title={capitalize(title)} />;
}

function capitalize(title: ReactNode): ReactNode {
  if (!isValidElement<{ children: ReactNode }>(title) || title.type !== Translate) return title;
  return String(title.props.children).replace(/^./, (letter) => letter.toUpperCase());
}
