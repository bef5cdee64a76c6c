/** Wraps the frame of theme-classic 3.10.2. The icon is hidden from screen readers, because the title says the same. */

import type { Props } from '@theme/Admonition/Layout';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import { cloneElement, isValidElement, type ReactNode, type SVGProps } from 'react';

export default function AdmonitionWithHiddenIcon({ icon, ...props }: Props): ReactNode {
  const hidden = isValidElement<SVGProps<SVGSVGElement>>(icon) ? cloneElement(icon, { 'aria-hidden': true }) : icon;
  return <AdmonitionLayout {...props} icon={hidden} />;
}
