/**
 * Replaces the one of theme-classic 3.10.2. What differs:
 * - Nothing is written here: `src/plugins/page-head` writes the trail together with the other structured data of the page, from the
 *   version's start page on and in the built file only, so that browsers don't load code for it.
 */
import type { ReactNode } from 'react';

export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
