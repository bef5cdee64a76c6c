import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathFrom } from '../../build/files/file-paths';
import type { FinishedPage } from '../../build/page-steps/finished-page';
import { foldedRouteMeta } from '../../lib/dom-contract';

/** Whether a route has a folded form: it ends in `/index`. */
export function isFoldable(route: string): boolean {
  return route.endsWith('/index');
}

/**
 * Copies a page to its folded form. `/docs/v2/android/index` is the file `v2/android/index/index.html`. Hosts disagree on what `/docs/v2/android`
 * or even `/docs/v2/android/index` means; many answer both with `v2/android/index.html`. That file is therefore a copy of the page and not a
 * redirect, which could loop on such hosts. The copy names its route, and the client module corrects the address without a request.
 *
 * @param outDir absolute path of the build
 * @throws when another page is served from there
 */
export function writeFolded({ file, html }: Pick<FinishedPage, 'file' | 'html'>, route: string, outDir: string): void {
  const copy = path.join(outDir, file, '../../index.html');
  if (existsSync(copy)) {
    throw new Error(
      `${route} can't be folded: another page is already served from ${pathFrom(outDir, copy)}. Rename one of them.`,
    );
  }
  mkdirSync(path.dirname(copy), { recursive: true });
  writeFileSync(copy, html.replace('<head>', `<head><meta name="${foldedRouteMeta}" content="${route}">`));
}
