import type { ReactNode } from 'react';
import { iconPaths } from './icon-paths';

/**
 * A small drawing beside words, in the color of the text.
 *
 * @param size width and height in CSS pixels
 */
export function Icon({
  name,
  size = 16,
}: {
  readonly name: keyof typeof iconPaths;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
