/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - Pages of old versions name their successor in the latest version as canonical. The address for sharing (`og:url`) stays that of the page itself.
 * - It has no links to translations: there is one language, and a page that isn't canonical must not name itself as a translation.
 */
import Head from '@docusaurus/Head';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersionTargets } from '@site/src/components/VersionNote/use-counterparts';
import { docsVersions } from '@site/src/config/versions';
import { isSuccessor } from '@site/src/lib/canonical';
import { DEFAULT_SEARCH_TAG } from '@site/src/lib/theme-internal';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/** Returns the address of the current page, and its canonical address for search engines. */
function useAddresses(): { own: string; canonical: string } {
  const { pathname } = useLocation();
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const latest = useVersionTargets().find(({ state }) => state === 'latest');
  const active = docsVersions.find(({ docusaurusName }) => docusaurusName === activeVersion?.name);
  const own = activeDoc?.path ?? pathname;
  const isReplaced =
    active?.state === 'unmaintained' && latest !== undefined && isSuccessor(latest.relation, latest.pages.length);
  return { own, canonical: isReplaced ? latest.pages[0].path : own };
}

export default function SiteMetadata(): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { metadata, image } = useThemeConfig();
  const { own, canonical } = useAddresses();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={siteConfig.url + own} />
        <meta property="og:locale" content={i18n.currentLocale} />
        <link rel="canonical" href={siteConfig.url + canonical} />
        {/* The class for keyboard focus has to be there without JavaScript, too. */}
        <body />
      </Head>
      {image !== undefined && <PageMetadata image={image} />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* In a separate `Head`, because only a later one can replace tags of an earlier one. */}
      <Head>
        {metadata.map((attributes) => (
          <meta key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </Head>
    </>
  );
}
