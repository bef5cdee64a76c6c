import { packVersion } from '../../../src/build/search-index/pack-version';
import type { PageParts, PageSection } from '../../../src/build/search-index/split-page';
import { type Engine, makeEngine } from '../../../src/packages/search/engine/engine';
import type { Shard } from '../../../src/packages/search/engine/index-files';

/** Creates a section with the properties that a test sets. */
export function makeSection(level: number, heading: string, more: Partial<PageSection> = {}): PageSection {
  return {
    level,
    heading,
    anchor: level === 1 ? '' : heading.toLowerCase().replaceAll(' ', '-'),
    text: '',
    code: '',
    ...more,
  };
}

/** Creates a page of v4 with a title, a text and sections below it. */
export function makePage(route: string, title: string, text: string, sections: readonly PageSection[] = []): PageParts {
  return {
    tag: 'docs-default-v4',
    language: 'en',
    version: 'v4',
    route,
    title,
    group: 'Guides',
    label: title,
    links: [],
    sections: [makeSection(1, title, { text }), ...sections],
  };
}

/** Packs pages that fit into one shard. */
export function packPages(pages: readonly PageParts[], budget?: number): Shard {
  const { shard, files } = packVersion(pages, 'test', budget);
  if (files.size > 0) throw new Error('The shard has no room for all pages.');
  return shard;
}

/** Makes pages searchable, as the build and the browser do. */
export function makeEngineOf(...pages: PageParts[]): Engine {
  return makeEngine(JSON.parse(JSON.stringify(packPages(pages))));
}
