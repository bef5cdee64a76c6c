import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CutPage, cutPage } from './cut-page';

/**
 * Cuts all pages of a build. Copies of a page at a second address (`…/index`) name the same canonical address, and one
 * of them is enough.
 *
 * @param outDir folder of the build
 * @returns pages sorted by file
 */
export function cutBuild(outDir: string): CutPage[] {
  const pages = new Map<string, CutPage>();
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('__'))
    .sort();
  for (const file of files) {
    const page = cutPage(readFileSync(path.join(outDir, file), 'utf8'));
    if (page !== undefined) pages.set(page.route, page);
  }
  return [...pages.values()];
}
