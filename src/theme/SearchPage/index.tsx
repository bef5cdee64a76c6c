/**
 * Replaces the component of theme-search-algolia 3.10.2. Differences:
 * - It searches as the dialog does, and starts with the reader's version instead of the unreleased one.
 * - The version is in the address, so that reloading, bookmarks and going back show the same results.
 * - The interactive part is an island (`content.tsx`).
 */

import { Content, emptyTitle } from '@capacitor-docs/search/ui/page';
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import ToolPage from '@site/src/components/ToolPage';
import type { ReactNode } from 'react';
import { onLoad } from '../../lib/island';

/** The search page: all results of the query in the address, `?q=`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <ToolPage title={emptyTitle} crumb="Search" isWide>
        <Content {...onLoad} />
      </ToolPage>
    </HtmlClassNameProvider>
  );
}
