import { anchorOf, type Fragment, rowLevel } from './index-files';
import { unpackWordIndex } from './word-index';

/** A section of a shard with everything that a hit shows. */
export interface Section {
  /** Place in the shard. */
  readonly id: number;
  readonly page: Page;
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  /** Beginning of the text, with lines separated by `\n`. */
  readonly text: string;
  /** Beginning of the code. */
  readonly code: string;
  /** Where a member works, and since when; empty for everything else. */
  readonly facts: string;
  /** Words of the section that are not in these excerpts. */
  readonly rest: readonly string[];
  /** Names that readers use for the subject of the page. Never shown, and empty except for the page itself. */
  readonly readerWords: string;
  /** Headings above this one, from the page's title down; empty for the page itself. */
  readonly trail: readonly string[];
  /** The only platform that the section is about, according to its address, its heading or the headings above. */
  readonly platform: Platform | undefined;
}

export type Platform = 'android' | 'ios';

/** The parts of a section that a hit shows. */
export type ShownSection = Omit<Section, 'rest' | 'readerWords' | 'platform'>;

export interface Page {
  readonly route: string;
  readonly title: string;
  readonly group: string;
  readonly label: string;
  readonly tag: string;
  readonly version: string;
}

/**
 * Unpacks the sections of a shard, or of a fragment of one.
 *
 * @param firstId number of the first section
 */
export function readSections(shard: Fragment, firstId = 0): Section[] {
  const count = shard.pages.reduce((sum, [, , , , , sections]) => sum + sections.length, 0);
  const rests = unpackWordIndex(shard.words, shard.places, count);
  const result: Section[] = [];
  for (const [route, title, group, label, readerWords, sections] of shard.pages) {
    const page: Page = {
      route,
      title,
      group,
      label: label || title,
      tag: shard.tag,
      version: shard.version,
    };
    const open: { level: number; heading: string; anchor: string }[] = [];
    for (const [level, packedHeading, packedAnchor, text, code, facts] of sections) {
      const heading = packedHeading || '';
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const parent = open.at(-1);
      const anchor = level === 1 ? '' : packedAnchor || anchorOf(level, heading, parent?.anchor ?? '');
      result.push({
        id: firstId + result.length,
        page,
        level,
        heading,
        anchor,
        text: text || '',
        code: code || '',
        facts: facts ?? '',
        rest: rests[result.length] ?? [],
        readerWords: (level === 1 && readerWords) || '',
        trail: open.map((above) => above.heading),
        platform: findPlatform(route, [...open.slice(1).map((above) => above.heading), heading]),
      });
      if (level < rowLevel) open.push({ level, heading, anchor });
    }
  }
  return result;
}

function findPlatform(route: string, headings: readonly string[]): Platform | undefined {
  const named = /[/-](android|ios)(?=[/-]|$)/.exec(route)?.[1];
  if (named === 'android' || named === 'ios') return named;
  const text = headings.join(' ');
  const [isAndroid, isIos] = [/\bAndroid\b/.test(text), /\biOS\b/.test(text)];
  return isAndroid === isIos ? undefined : isAndroid ? 'android' : 'ios';
}
