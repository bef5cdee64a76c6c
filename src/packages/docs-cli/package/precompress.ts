import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import { mapWithLimit } from '../map-with-limit';
import { compress, encodings, isCompressible, toBytes } from '../serve/compression';
import { getMediaType } from '../serve/hosting-file';

/** Size below which compression saves no network packet, in bytes. */
const smallest = 512;

/**
 * Writes compressed copies next to the files of a folder. Copies that would not be smaller are left out.
 *
 * @param hosting says which files are text
 * @param quality see `compress`
 * @returns number of files
 */
export async function precompress(
  folder: string,
  hosting: import('../../../build/hosting/hosting').Hosting,
  quality: number,
): Promise<number> {
  const files = listPaths(folder)
    .filter((file) => isCompressible(getMediaType(hosting, file)))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile() && statSync(file).size >= smallest);
  await mapWithLimit(files, availableParallelism(), async (file) => {
    const content = toBytes(readFileSync(file));
    for (const { name, ending } of encodings) {
      const packed = await compress(content, name, quality);
      if (packed.length < content.length) writeFileSync(file + ending, packed);
    }
  });
  return files.length;
}
