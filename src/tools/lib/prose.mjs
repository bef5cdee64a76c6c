import { checkArguments } from './arguments.mjs';
import { loadTypeScript } from './load-typescript.mjs';

/**
 * The command behind `prose.mjs`: lists words that read like a translation, and lists and cells that are too long, with their places.
 * `--count` counts them by rule and folder, `--readability` lists the tenth of the pages that is hardest to read. `PAGE` selects pages as for
 * the content tests.
 *
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function reportProse(args) {
  if (!checkArguments(args, { flags: ['--count', '--readability'] })) return;
  /** @type {[typeof import('../../../tests/content/prose/report'), typeof import('../../../tests/content/select-pages'), typeof import('../../lib/pages')]} */
  const [report, { selectPages }, { listPages }] = await Promise.all([
    loadTypeScript('tests/content/prose/report.ts'),
    loadTypeScript('tests/content/select-pages.ts'),
    loadTypeScript('src/lib/pages.ts'),
  ]);
  const { countFindings, listFindings, listHardest } = report;
  const list = args.includes('--count') ? countFindings : args.includes('--readability') ? listHardest : listFindings;
  try {
    console.log(list(selectPages(listPages(), process.env.PAGE ?? '')).join('\n'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
