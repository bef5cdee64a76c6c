/**
 * Replaces the component of theme-classic 3.10.2. Difference:
 * - It renders nothing. `src/plugins/page-head` writes the breadcrumbs together with the other structured data of the page. They begin with
 *   the version's start page and are only in the built file, so that browsers don't load code for them.
 */
import type { ReactNode } from 'react';

export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
