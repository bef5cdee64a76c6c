import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPaths } from '../../lib/file-paths.mjs';
import { decode, type Keep, keepNothing } from '../../lib/kept-results';
import { type CutPage, cutSource, readSource } from './cut-page';

/**
 * Cuts all pages of a build. Copies of a page at a second address (`…/index`) name the same canonical address, and one
 * of them is enough.
 *
 * @param outDir folder of the build
 * @param keep hands out what was cut before, by the file of the page
 * @returns pages sorted by file
 */
export function cutBuild(outDir: string, keep: Keep = keepNothing): CutPage[] {
  const pages = new Map<string, CutPage>();
  const files = listPaths(outDir).filter(
    (file) => path.posix.basename(file) === 'index.html' && !file.startsWith('__'),
  );
  for (const file of files) {
    const source = readSource(readFileSync(path.join(outDir, file), 'utf8'));
    if (source === undefined) continue;
    const cut = keep(file, [JSON.stringify(source)], () => JSON.stringify(cutSource(source) ?? null));
    const page = JSON.parse(decode(cut)) as CutPage | null;
    if (page !== null) pages.set(page.route, page);
  }
  return [...pages.values()];
}
