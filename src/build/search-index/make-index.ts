import { appendTo, formatVersion, type Manifest, type ManifestShard, type Shard } from '@capacitor-docs/search';
import { decode, type FromCache, withoutCache } from '../cache/results';
import { hashText, packVersion } from './pack-version';
import type { PageParts } from './split-page';

/**
 * Makes the files of the index from the pages of all versions: the manifest, one shard per version and language, and the files of pages that a
 * shard has no room for.
 * The same pages give the same bytes, in any order.
 *
 * @param keep cache of shards that were packed before, by version and language
 * @returns text of the files by name
 */
export function makeIndex(pages: readonly PageParts[], keep: FromCache = withoutCache): ReadonlyMap<string, string> {
  const groups = new Map<string, PageParts[]>();
  for (const page of pages) appendTo(groups, `${page.tag}.${page.language}`, page);
  const files = new Map<string, string>();
  const shards = [...groups].sort(byKey).map(([key, members]): ManifestShard => {
    const sorted = members.sort((a, b) => compare(a.route, b.route));
    const packed = decode(keep(key, [JSON.stringify(sorted)], () => JSON.stringify(listFiles(sorted, key))));
    const texts = JSON.parse(packed) as readonly (readonly [string, string])[];
    for (const [name, content] of texts) files.set(name, content);
    const [file, text] = texts[0] as (typeof texts)[number];
    const shard = JSON.parse(text) as Shard;
    return {
      file,
      language: shard.lang,
      docusaurus_tag: shard.tag,
      version: shard.version,
      sections: sorted.reduce((sum, { sections }) => sum + sections.length, 0),
      bytes: Buffer.byteLength(text),
    };
  });
  const manifest: Manifest = { v: formatVersion, shards };
  return files.set('manifest.json', JSON.stringify(manifest));
}

/** @returns names and texts of the files of a version, its shard first */
function listFiles(pages: readonly PageParts[], key: string): [string, string][] {
  const { shard, files } = packVersion(pages, key);
  const text = JSON.stringify(shard);
  return [[`${key}.${hashText(text)}.json`, text], ...files];
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
