import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import { compressLater, encodings, isCompressible, toBytes } from '../serve/compression';
import { getMediaType } from '../serve/hosting-file';

/** Size below which compression saves no network packet, in bytes. */
const smallest = 512;

/**
 * Writes compressed copies next to the files of a folder. Copies that would not be smaller are left out.
 *
 * @param hosting says which files are text
 * @param quality see `compressNow`
 * @returns number of files, and their total size in each form, in bytes
 */
export async function precompress(
  folder: string,
  hosting: import('../../../build/hosting/hosting').Hosting,
  quality: number,
): Promise<{ files: number; before: number; br: number; gzip: number }> {
  const files = listPaths(folder)
    .filter((file) => isCompressible(getMediaType(hosting, file)))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile() && statSync(file).size >= smallest);
  const totals = { files: files.length, before: 0, br: 0, gzip: 0 };
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = toBytes(readFileSync(file));
      totals.before += content.length;
      for (const { name, ending } of encodings) {
        const packed = await compressLater(content, name, quality);
        totals[name] += Math.min(packed.length, content.length);
        if (packed.length < content.length) writeFileSync(file + ending, packed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return totals;
}
