/**
 * Replaces the moon of theme-classic 3.10.2, whose outline is half a kilobyte on every page.
 */
import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden {...props}>
      <path
        d="M20 13.5A8 8 0 1 1 10.5 4a6.5 6.5 0 0 0 9.5 9.5z"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth={2}
      />
    </svg>
  );
}
