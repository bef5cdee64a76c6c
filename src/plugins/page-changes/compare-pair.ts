import { readPins } from '@capacitor-docs/reference';
import { movedPages } from '../../config/moved-pages';
import { basePath, docsVersions, type VersionName } from '../../config/versions';
import { listTargets } from '../../lib/counterparts';
import { escapePattern } from '../../lib/escape';
import type { DocsPage } from '../loaded-docs';
import { type Block, type Neutral, splitBlocks } from './blocks';
import { comparePages, type Step } from './compare';

/** Placeholder for a version's own words; no page contains it. */
const own = '\u0001';

/** Ids of headings that belong to the generated reference of a plugin; see `src/remark/plugin-api`. */
const partsOfApi: readonly (string | undefined)[] = ['api', 'types', 'configuration-keys', 'changes'];

/** Beginnings of the paragraphs that say which release something was read from, and of the line in a plugin's sheet that links to it. */
const origin = /^(?:Read from `|Version numbers on this page are read from |- \*\*Package\*\* )/;

/**
 * Removes from a page what is generated from the packages and compared separately, member by member: the reference of a plugin, the keys of the
 * configuration, the list of API changes. Paragraphs about the sources of its facts are removed too.
 *
 * @param key of the page, see `toPageKey`
 * @param blocks with the ids of their headings
 */
export function leaveOutGenerated(key: string, blocks: readonly Block[]): Block[] {
  let isOut = false;
  return blocks.filter((block) => {
    if (block.kind === 'heading' && (block.level ?? 0) <= 2) {
      if (key === '/api-changes') isOut = block.level === 2;
      else if (key === '/config') isOut ||= block.id === 'top-level-keys';
      else isOut = isOut ? partsOfApi.includes(block.id) : block.id === 'api';
    }
    return !isOut && !origin.test(block.text);
  });
}

/** A page's text as the build has written it. */
export interface PageSource {
  readonly page: DocsPage;
  /** Its Markdown. */
  readonly markdown: string;
  /** Ids of its headings below the title. */
  readonly headingIds: readonly string[];
}

/** The text of two versions of a page, cut into blocks, and the steps between them. */
export interface PairBlocks {
  readonly older: readonly Block[];
  readonly newer: readonly Block[];
  readonly steps: readonly Step[];
}

/** Compares two versions of a page, without the parts that are generated from the packages. */
export function comparePair(older: PageSource, newer: PageSource, neutralizerFor: NeutralizerFor): PairBlocks {
  const [before, after] = [older, newer].map(({ page, markdown, headingIds }) =>
    leaveOutGenerated(page.key, splitBlocks(markdown, headingIds)),
  ) as [Block[], Block[]];
  const steps = comparePages(
    { blocks: before, neutral: neutralizerFor(older.page.version, newer.page.version) },
    { blocks: after, neutral: neutralizerFor(newer.page.version) },
  );
  return { older: before, newer: after, steps };
}

/** Makes a function that removes a version's own words from a text. Links to pages that moved in the next version count as links to the new page. */
export type NeutralizerFor = (version: VersionName, next?: VersionName) => Neutral;

/** @param url of the site: `https://example.com` */
export function makeNeutralizer(url: string): NeutralizerFor {
  const known = new Map<string, Neutral>();
  return (name, next) => {
    const made = known.get(`${name} ${next}`) ?? makeFor(name, next, url);
    known.set(`${name} ${next}`, made);
    return made;
  };
}

function makeFor(name: VersionName, next: VersionName | undefined, url: string): Neutral {
  const prefixes = docsVersions.map(({ routePrefix }) => routePrefix).filter((prefix) => prefix !== '');
  const { routePrefix = '' } = docsVersions.find((version) => version.name === name) ?? {};
  const moved = movedPages.find(({ from, to }) => from === name && to === next)?.moved ?? {};
  return makeNeutral({
    name,
    root: (url + basePath + routePrefix).replace(/\/$/, ''),
    foreign: routePrefix === '' ? prefixes : [],
    packages: new Map(readPins(name).map((pin) => [pin.name, pin.version])),
    findMoved(key) {
      const target = moved[key];
      return target === undefined ? undefined : listTargets(target)[0];
    },
  });
}

/** The words of a page that depend only on its version: the version's name, its addresses, the releases of its packages. */
interface VersionWords {
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
