import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths.mjs';
import { compressLater, encodings, isCompressible, toBytes } from './compression.mjs';
import { getMediaType } from './hosting-file.mjs';

/** Bytes below which compression saves no packet on the way. */
const smallest = 512;

/**
 * Writes compressed forms beside the files of a folder. Those that would not be smaller are left out.
 *
 * @param {string} folder
 * @param {import('./hosting-file.mjs').Hosting} hosting says which files are text
 * @param {number} quality see `compressNow`
 * @returns {Promise<{ files: number, before: number, br: number, gzip: number }>} how many files, and their bytes in each form
 */
export async function precompress(folder, hosting, quality) {
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
