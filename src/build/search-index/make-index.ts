import { createHash } from 'node:crypto';
import { formatVersion, type Manifest, type ManifestShard, type Shard } from '../../search/engine/index-files';
import { decode, type FromCache, withoutCache } from '../cache/results';
import { packShard } from './pack-shard';
import type { PageParts } from './split-page';

/**
 * Makes the files of the index from the pages of all versions: one shard per version and language, and the manifest.
 * The same pages give the same bytes, in any order.
 *
 * @param keep cache of shards that were packed before, by version and language
 * @returns text of the files by name
 */
export function makeIndex(pages: readonly PageParts[], keep: FromCache = withoutCache): ReadonlyMap<string, string> {
  const groups = new Map<string, PageParts[]>();
  for (const page of pages) {
    const key = `${page.tag}.${page.language}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [page]);
    else group.push(page);
  }
  const files = new Map<string, string>();
  const shards = [...groups].sort(byKey).map(([key, members]): ManifestShard => {
    const sorted = members.sort((a, b) => compare(a.route, b.route));
    const text = decode(keep(key, [JSON.stringify(sorted)], () => JSON.stringify(packShard(sorted))));
    const shard = JSON.parse(text) as Shard;
    const file = `${key}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    files.set(file, text);
    return {
      file,
      language: shard.lang,
      docusaurus_tag: shard.tag,
      version: shard.version,
      sections: shard.pages.reduce((sum, [, , , , , sections]) => sum + sections.length, 0),
      bytes: Buffer.byteLength(text),
    };
  });
  const manifest: Manifest = { v: formatVersion, shards };
  return files.set('manifest.json', JSON.stringify(manifest));
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
