import { basePath } from '@site/src/config/versions';

/** Where a reader is, or goes. */
export type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** @returns path, query and fragment */
export function formatAddress({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

/** @returns the path that a page is known by: without the slash at its end, and never empty */
export function trimPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/**
 * Reads the address that a link leads to.
 *
 * @returns undefined for other sites, for files, and for what opens elsewhere
 */
export function readPageLink(link: HTMLAnchorElement): URL | undefined {
  const isHere = (link.getAttribute('target') ?? '_self') === '_self' && !link.hasAttribute('download');
  const href = link.getAttribute('href');
  if (!isHere || href === null) return undefined;
  return readPageAddress(href);
}

/** @returns the address of a page of this site; undefined for everything else */
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

/** The address that a page is cached under, whichever of its spellings a reader or a link uses: `/docs/apis/camera`. */
export function toPageKey(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '').replace(/\/$/, '') || '/';
}

/** @returns the element that a fragment names; null for none, and for fragments that are no text */
export function findFragment(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
