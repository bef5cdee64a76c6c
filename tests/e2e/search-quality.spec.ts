import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { latestVersion } from '../../src/config/versions';
import { type JudgedQuery, judge, mapQueries, scoreAll } from '../search-quality/judge';
import { expect, test } from './fixtures';
import { findDialog, openSearch, searchFor } from './search-dialog';

/*
 * Search quality as readers experience it: types the judged queries into the dialog one after the other, and judges the
 * order of the pages there. The dialog groups hits, so its order is not quite that of the engine.
 */

const { queries }: { queries: JudgedQuery[] } = JSON.parse(
  readFileSync(new URL('../fixtures/search-queries.json', import.meta.url), 'utf8'),
);

/** Lists the routes of all pages in the index of the latest version. */
async function listRoutes(page: Page): Promise<Set<string>> {
  const folder = '/docs/search-index/';
  const { shards } = await (await page.request.get(`${folder}manifest.json`)).json();
  const { file } = shards.find(({ version }: { version: string }) => version === latestVersion.docusaurusName);
  const { pages } = await (await page.request.get(folder + file)).json();
  return new Set(pages.map(([route]: [string]) => route));
}

/** Types queries into the open dialog. Returns the addresses of the hits for each, from top to bottom. */
async function typeAll(page: Page, texts: readonly string[]): Promise<string[][]> {
  return page.evaluate(async (all) => {
    const dialog = document.querySelector('.search-modal');
    const input = dialog?.querySelector<HTMLInputElement>('.search-input');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (dialog === null || !input || setValue === undefined) throw new Error('The search dialog is not open.');
    const readShown = () => dialog.querySelector<HTMLElement>('[data-query]')?.dataset.query;
    const type = (text: string) =>
      new Promise<string[]>((resolve, reject) => {
        const finish = () => {
          if (readShown() !== text) return;
          observer.disconnect();
          clearTimeout(timer);
          resolve(
            [...dialog.querySelectorAll<HTMLAnchorElement>('[aria-label="Results"] [role="treeitem"] a')].map(
              (link) => link.pathname,
            ),
          );
        };
        const observer = new MutationObserver(finish);
        const timer = setTimeout(() => reject(new Error(`No answer to "${text}".`)), 10_000);
        observer.observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
        setValue.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    const found: string[][] = [];
    for (const text of all) found.push(await type(text));
    return found;
  }, texts);
}

/** Minimum scores of the dialog in the latest version. `tests/build/search.test.ts` tests the engine for the other versions. */
const bars = { mrr: 0.92, success1: 0.88, success5: 0.98 };

test('the dialog finds what developers look for', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the results do not depend on the screen');
  test.setTimeout(120_000);
  const mapped = mapQueries(queries, '', await listRoutes(page));
  expect(mapped.length).toBeGreaterThan(queries.length / 2);
  await openSearch(page, '/docs/');
  await searchFor(findDialog(page), 'plugin');
  const found = await typeAll(
    page,
    mapped.map(({ query }) => query),
  );
  const judgments = mapped.map((query, index) => judge(query, found[index] ?? []));
  const score = scoreAll(judgments);
  const misses = judgments
    .filter(({ rank }) => rank === 0 || rank > 5)
    .map(({ query, rank, found: pages }) => `"${query}" place ${rank}: ${pages.slice(0, 3).join(' ')}`);
  const figures = `${score.count} queries, MRR ${score.mrr.toFixed(3)}, success@1 ${score.success1.toFixed(3)}, success@5 ${score.success5.toFixed(3)}`;
  const report = [figures, ...misses].join('\n');
  expect.soft(score.mrr, report).toBeGreaterThanOrEqual(bars.mrr);
  expect.soft(score.success1, report).toBeGreaterThanOrEqual(bars.success1);
  expect.soft(score.success5, report).toBeGreaterThanOrEqual(bars.success5);
  test.info().annotations.push({ type: 'score', description: figures });
});
