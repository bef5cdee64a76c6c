/**
 * Replaces the one of theme-classic 3.10.2: `src/browser/late/code-buttons.ts` gives blocks their buttons as they come near the window.
 */
import type { ReactNode } from 'react';

export default function CodeBlockButtons(): ReactNode {
  return null;
}
