import { type DocsVersion, docsVersions, latestVersion } from '@site/src/config/versions';

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
