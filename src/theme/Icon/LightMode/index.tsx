/**
 * Replaces the sun of theme-classic 3.10.2, whose outline is a kilobyte on every page.
 */
import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden {...props}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2}>
        <circle cx={12} cy={12} r={4} />
        <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4" />
      </g>
    </svg>
  );
}
