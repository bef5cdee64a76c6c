import { type DocsVersion, docsVersions, latestVersion } from '../../../config/versions';

/** Input for the decision of `readReaderVersion`. */
export interface ReaderPlace {
  /** Docusaurus' name of the version whose routes include the address. */
  readonly activeVersion: string | undefined;
  /** Whether the address is that of a documentation page. */
  readonly isDoc: boolean;
  /** Docusaurus' name of the version that the reader chose before. */
  readonly preferredVersion: string | undefined;
}

/**
 * Finds the version that a reader is in: the version of the page, otherwise the chosen one, otherwise the latest.
 * Docusaurus counts every page of the site as part of the latest version, whose routes begin at the root of the site.
 * Pages outside the documentation, such as the search page, therefore say nothing about the reader.
 */
export function readReaderVersion({ activeVersion, isDoc, preferredVersion }: ReaderPlace): DocsVersion {
  const active = docsVersions.find(({ docusaurusName }) => docusaurusName === activeVersion);
  const isTelling = isDoc || active?.state !== 'latest';
  const preferred = docsVersions.find(({ docusaurusName }) => docusaurusName === preferredVersion);
  return (isTelling ? active : undefined) ?? preferred ?? latestVersion;
}
