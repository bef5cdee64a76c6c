import versions from '@generated/site-routes/default/pages.json';
import sections from '@generated/site-routes/default/sections.json';
import { movedPages } from '@site/src/config/moved-pages';
import { basePath, type VersionName } from '@site/src/config/versions';
import { toPageKey } from '@site/src/lib/counterparts';
import { findLostSection, findSection } from '@site/src/lib/moved-sections';
import { suggestPages } from '@site/src/lib/suggest-pages';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { findBar, hideNote, showNote } from './note';

/** A page that may be meant. */
export interface Suggestion {
  /** Address with the requested fragment, or with the fragment that the section has on that page. */
  readonly href: string;
  readonly path: string;
  /** Version of the page, if it differs from the version of the requested address. */
  readonly version: VersionName | undefined;
}

/**
 * Suggests pages for an unknown address.
 *
 * @param path the address
 * @param hash its fragment with `#`, or empty
 * @param current version that the address belongs to
 * @returns best first: pages that the section of the fragment moved to, then the other results of `suggestPages`
 */
export function suggest(path: string, hash: string, current: VersionName): Suggestion[] {
  const key = keyOf(path);
  const suggestions = suggestPages(path, current, versions, movedPages).map((page) => {
    const version = versionOfUrl(page)?.name;
    const own = keyOf(page);
    const section = hash.length > 1 ? findSection(sections, key + hash, (other) => other === own) : undefined;
    const href = page + (section === undefined ? hash : section.slice(section.indexOf('#')));
    return { href, path: page, version: version === current ? undefined : version, hasSection: section !== undefined };
  });
  return [
    ...suggestions.filter(({ hasSection }) => hasSection),
    ...suggestions.filter(({ hasSection }) => !hasSection),
  ];
}

/** Goes where a fragment leads that the page doesn't have: to a section that has moved, or to the sample whose changed code it holds (`src/packages/run`). */
export function followFragment(path: string, hash: string): void {
  const [, index] = /^#run=(\d{1,4})\./.exec(hash) ?? [];
  const button = document.querySelector<HTMLElement>(`.code-run[data-run$=" ${index}"]`);
  // It shows the code, and waits.
  if (button !== null) button.click();
  else if (hash.startsWith('#run='))
    showNote(
      findBar(),
      () => hideNote(findBar()),
      'This page has no such sample. The link is of another page, or not complete.',
      'Close',
    );
  const address = findMovedSection(path, hash);
  if (address !== undefined && window.location.hash === hash) window.location.replace(address);
}

/**
 * Finds the section for a fragment that its page doesn't have. Such links are older than the current name or page of the section.
 *
 * @param path address of the page
 * @param hash the fragment with `#`
 * @returns address of the section, on this page or on another page of the version; undefined for unknown sections
 */
export function findMovedSection(path: string, hash: string): string | undefined {
  const version = versionOfUrl(path)?.name;
  const pages = versions.find(({ name }) => name === version)?.pages ?? [];
  const addresses = new Map(pages.map((page) => [keyOf(page), page]));
  const found = findLostSection(sections, keyOf(path), hash, (key) => addresses.has(key));
  if (found === undefined) return undefined;
  const [key, fragment] = found.split('#') as [string, string];
  return `${addresses.get(key)}#${fragment}`;
}

function keyOf(path: string): string {
  return toPageKey(path.replace(/\.(?:html|md)$/, ''), basePath + (versionOfUrl(path)?.routePrefix ?? ''));
}
