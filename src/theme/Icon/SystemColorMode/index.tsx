/**
 * Replaces the icon of theme-classic 3.10.2 for the mode that follows the system: `src/config/theme.ts` has no such mode, pages have the icon.
 */
import type { ReactNode } from 'react';

export default function IconSystemColorMode(): ReactNode {
  return null;
}
