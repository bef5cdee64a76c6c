import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '../../../src/build/search-index/make-records';

/** A page of a small build. */
interface BuiltPage {
  /** Path below the build, `''` for the first page. */
  readonly path: string;
  readonly title: string;
  /** HTML after the title. */
  readonly body: string;
}

/** Writes pages like the site's build, with everything that cutting them into records needs. */
export function writeBuild(folder: string, pages: readonly BuiltPage[]): void {
  for (const { path, title, body } of pages) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(
      join(folder, path, 'index.html'),
      `<!doctype html><html lang=en><head>
        <meta property=og:url content=https://capacitorjs.com/docs/${path}>
        <meta name=docsearch:language content=en>
        <meta name=docsearch:version content=v4>
        <meta name=docsearch:docusaurus_tag content=docs-default-v4>
        </head><body><article>
        <div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div>
        </article></body></html>`,
    );
  }
}

/** Creates a valid record. */
export function makeRecord(number: number, more: Partial<SearchRecord> = {}): SearchRecord {
  const url = `https://capacitorjs.com/docs/page-${number}`;
  return {
    objectID: `docs-default-v4|en|/docs/page-${number}#/h`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Pages', lvl1: `Page ${number}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    language: 'en',
    docusaurus_tag: 'docs-default-v4',
    version: 'v4',
    keywords: null,
    weight: { level: 90, position: 0 },
    ...more,
  };
}

/** Creates records with different ids. */
export function makeRecords(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, number) => makeRecord(number));
}
