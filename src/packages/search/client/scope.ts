import { type DocsVersion, docsVersions, latestVersion } from '../../../config/versions';

/** What is searched: one version, or all of them. */
export type Scope = DocsVersion | 'all';

/** Parameter of the search page's address that names the scope. */
export const scopeParameter = 'version';

/** Returns the name of a scope in addresses: `v4`, or `all`. */
export function nameScope(scope: Scope): string {
  return scope === 'all' ? scope : scope.name;
}

/** Finds a scope by its name; undefined when there is none with that name. */
export function findScope(name: string | null): Scope | undefined {
  return name === 'all' ? name : docsVersions.find((version) => version.name === name);
}

/** @param query query string of an address, from the question mark on */
export function readScope(query: string): Scope | undefined {
  return findScope(new URLSearchParams(query).get(scopeParameter));
}

/** Encodes what a reader typed for an address. Half of an emoji, which is what cutting a text may leave, would throw an error. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * Makes the address of the search page.
 *
 * @param page path of the search page
 * @param usual scope that the page searches when its address names none
 */
export function makeSearchPageUrl(page: string, query: string, scope: Scope, usual: Scope): string {
  const address = `${page}?q=${encodeText(query)}`;
  return nameScope(scope) === nameScope(usual) ? address : `${address}&${scopeParameter}=${nameScope(scope)}`;
}

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
