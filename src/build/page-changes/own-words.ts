/** What a page says only because of the version that it is of: its name, its addresses, the releases of its packages. */

/** What a version calls itself. */
export interface VersionWords {
  /** `v4` */
  readonly name: string;
  /** Address of the version's root, with the host: `https://example.com/docs/v3`. */
  readonly root: string;
  /** Beginnings of addresses below that root which are another version's. */
  readonly foreign: readonly string[];
  /** Names of the version's packages with their releases. */
  readonly packages: ReadonlyMap<string, string>;
  /** Address below the root, without `.md`, under which the other version has the page; undefined where it is the same. */
  readonly findMoved?: (key: string) => string | undefined;
}

/** Stands in place of what is the version's own; no page has it. */
const own = '\u0001';

/**
 * Makes what takes out of a text all that differs in another version only because it is another one.
 *
 * @returns gives two texts the same form if their versions' names, addresses and releases are all that differs
 */
export function makeNeutral({ name, root, foreign, packages, findMoved }: VersionWords): (text: string) => string {
  const major = name.slice(1);
  const core = packages.get('@capacitor/core') ?? name;
  const escaped = [root, core].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
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
