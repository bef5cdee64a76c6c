/** The words of a page that depend only on its version: the version's name, its addresses, the releases of its packages. */
import { escapePattern } from '../../lib/escape-pattern';

/** A version's own words. */
export interface VersionWords {
  /** `v4` */
  readonly name: string;
  /** Address of the version's root, with the host: `https://example.com/docs/v3`. */
  readonly root: string;
  /** Beginnings of paths below that root that belong to other versions. */
  readonly foreign: readonly string[];
  /** Releases of the version's packages, by package name. */
  readonly packages: ReadonlyMap<string, string>;
  /** Returns a page's address in the other version, below the root and without `.md`; undefined if it is the same. */
  readonly findMoved?: (key: string) => string | undefined;
}

/** Placeholder for a version's own words; no page contains it. */
const own = '\u0001';

/**
 * Creates a function that removes from a text everything that depends only on the version.
 *
 * @returns a function that gives texts the same form if they differ only in their versions' names, addresses and releases
 */
export function makeNeutral({ name, root, foreign, packages, findMoved }: VersionWords): (text: string) => string {
  const major = name.slice(1);
  const core = packages.get('@capacitor/core') ?? name;
  const escaped = [root, core].map(escapePattern);
  const others = foreign.length === 0 ? '' : `(?!/(?:${foreign.join('|')})(?![\\w-]))`;
  const address = new RegExp(`${escaped[0]}${others}(/[\\w\\-./]*)?`, 'g');
  const names = new RegExp(`(\\b[Cc]apacitor |\\b[Vv]ersion |\\bv|\\bV)${major}(?![\\w.]*\\d)(?!\\w)`, 'g');
  const release = new RegExp(`(?<![\\d.])${escaped[1]}(?![\\d.])`, 'g');
  const pinned = /(@[\w-]+\/[\w-]+)([`"]?(?:@| |: ?)["`]?[~^]?)(\d[\w.]*\w|\d)/g;
  return (text) =>
    text
      .replace(address, (_, path: string = '') => {
        const key = path.replace(/\.md$/, '').replace(/(?:\/index)?\/?$/, '');
        return `${own}${findMoved?.(key) ?? key}`;
      })
      .replace(pinned, (whole, pin: string, between: string, version: string) => {
        const known = packages.get(pin);
        const isOwn = known !== undefined && (version === known || version === known.split('.')[0]);
        return isOwn ? `${pin}${between}${own}` : whole;
      })
      .replace(names, `$1${own}`)
      .replace(release, own);
}
