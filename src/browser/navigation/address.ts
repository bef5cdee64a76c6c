import { basePath } from '@site/src/config/base-path';

/** Address of the current or the next page. */
export type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** Returns path, query and fragment as one string. */
export function formatAddress({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

/** Returns the normalized path of a page: without a trailing slash, and never empty. */
export function trimPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/**
 * Reads the address that a link leads to.
 *
 * @returns undefined for other sites, files, and links that open elsewhere
 */
export function readPageLink(link: HTMLAnchorElement): URL | undefined {
  const isHere = (link.getAttribute('target') ?? '_self') === '_self' && !link.hasAttribute('download');
  const href = link.getAttribute('href');
  if (!isHere || href === null) return undefined;
  return readPageAddress(href);
}

/** Returns the address of a page of this site, or undefined for everything else. */
export function readPageAddress(href: string): URL | undefined {
  const url = parse(href);
  if (url === undefined || url.origin !== window.location.origin) return undefined;
  const isPage = `${url.pathname}/`.startsWith(basePath) && !/\.\w+$/.test(url.pathname);
  return isPage ? url : undefined;
}

function parse(href: string): URL | undefined {
  try {
    return new URL(href, window.location.href);
  } catch {
    return undefined;
  }
}

/** Returns the address that a page is cached under, such as `/docs/apis/camera`, for any spelling that a reader or a link uses. */
export function toPageKey(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '').replace(/\/$/, '') || '/';
}

/** Returns the element that a fragment names, or null if there is none. A fragment that can't be decoded is used as it is. */
export function findFragment(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
