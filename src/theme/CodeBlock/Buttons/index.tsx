/**
 * Replaces the component of theme-classic 3.10.2: `src/browser/late/code-buttons.ts` adds buttons to code blocks when they are near the window.
 */
import type { ReactNode } from 'react';

export default function CodeBlockButtons(): ReactNode {
  return null;
}
