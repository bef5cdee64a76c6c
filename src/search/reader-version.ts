import { useActiveDocContext, useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { type DocsVersion, docsVersions } from '@site/src/config/versions';
import { readScope } from './scope';

/** What `readReaderVersion` decides by. */
export interface ReaderPlace {
  /** Version whose routes the address is among, by Docusaurus' name. */
  readonly activeVersion: string | undefined;
  /** The address is one of a page of the documentation. */
  readonly isDoc: boolean;
  /** Version that the reader chose before, by Docusaurus' name. */
  readonly preferredVersion: string | undefined;
}

/**
 * Finds the version that a reader is in: the one of the page, else the chosen one, else the latest. Docusaurus counts
 * every page of the site as one of the latest version, whose routes begin where the site does; such pages, for instance
 * the search page, say nothing about the reader.
 */
export function readReaderVersion({ activeVersion, isDoc, preferredVersion }: ReaderPlace): DocsVersion {
  const active = docsVersions.find(({ docusaurusName }) => docusaurusName === activeVersion);
  const isTelling = isDoc || active?.state !== 'latest';
  const preferred = docsVersions.find(({ docusaurusName }) => docusaurusName === preferredVersion);
  return (isTelling ? active : undefined) ?? preferred ?? latestVersion;
}

const latestVersion: DocsVersion = docsVersions.find(({ state }) => state === 'latest') ?? docsVersions[0];

/** The version that the search page begins with when its address names none; only below the layout. */
export function useUsualVersion(): DocsVersion {
  const { preferredVersion } = useDocsPreferredVersion();
  return readReaderVersion({ activeVersion: undefined, isDoc: false, preferredVersion: preferredVersion?.name });
}

/**
 * The version that the reader is in; only below the layout.
 *
 * @param searchPage path of the search page, where the address may name the version
 */
export function useReaderVersion(searchPage: string | undefined): DocsVersion {
  const { pathname, search } = useLocation();
  const { activeVersion, activeDoc } = useActiveDocContext('default');
  const { preferredVersion } = useDocsPreferredVersion();
  const named = pathname === searchPage ? readScope(search) : undefined;
  if (named !== undefined && named !== 'all') return named;
  return readReaderVersion({
    activeVersion: activeVersion?.name,
    isDoc: activeDoc !== undefined,
    preferredVersion: preferredVersion?.name,
  });
}
