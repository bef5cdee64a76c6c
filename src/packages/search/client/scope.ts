import { type DocsVersion, docsVersions } from '../../../config/versions';

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
