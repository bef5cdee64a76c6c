import versions from '@generated/moved-pages/default/pages.json';
import sections from '@generated/moved-pages/default/sections.json';
import { movedPages } from '@site/src/config/moved-pages';
import { basePath, type VersionName } from '@site/src/config/versions';
import { toPageKey } from '@site/src/lib/moved-pages';
import { findLostSection, findSection } from '@site/src/lib/moved-sections';
import { suggestPages } from '@site/src/lib/suggest-pages';
import { versionOfUrl } from '@site/src/lib/version-of-url';

/** A page that may be meant. */
export interface Suggestion {
  /** Address with the fragment that was asked for, or the one that the section has there. */
  readonly href: string;
  readonly path: string;
  /** Version of the page where it is not the one that the address belongs to. */
  readonly version: VersionName | undefined;
}

/**
 * Suggests pages for an address that leads nowhere.
 *
 * @param path the address
 * @param hash its fragment with `#`, or nothing
 * @param current version that it belongs to
 * @returns best first: a page that the section of the fragment moved to, then what `suggestPages` finds
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

/**
 * Finds the section that a fragment means which its page doesn't have: links are older than the name of the section, or than its page.
 *
 * @param path address of the page
 * @param hash the fragment with `#`
 * @returns address of the section, on this page or on another one of the version; undefined when nothing is known of it
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
