/**
 * Replaces the one of theme-search-algolia 3.10.2. What differs:
 * - It searches as the dialog does, and starts with the version of the reader instead of the unreleased one.
 * - The version is in the address, so that a reload, a bookmark and the way back show the same results.
 * - What moves is an island (`content.tsx`).
 */
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Content, emptyTitle } from '../../search/interface/page/content';

/** The search page: all results of the query in the address, `?q=`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={emptyTitle} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <div data-page-island="search">
          <Content />
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
