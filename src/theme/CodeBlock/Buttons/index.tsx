/**
 * Replaces the component of theme-classic 3.10.2: the element around the block (`src/theme/CodeBlock/Container/element.ts`) adds buttons to it when it
 * comes near the window.
 */
import type { ReactNode } from 'react';

export default function CodeBlockButtons(): ReactNode {
  return null;
}
