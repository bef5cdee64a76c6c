import { checkArguments } from './arguments.mjs';
import { loadTypeScript } from './load-typescript.mjs';

/**
 * The command behind `prose.mjs`: lists words that read like a translation, and lists and cells that are too long, with their places.
 * `--count` counts them by rule and folder, `--readability` lists the tenth of the pages that is hardest to read. `PAGE` selects pages as for
 * the content tests; without it, what the site itself says is checked, too.
 *
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function reportProse(args) {
  if (!checkArguments(args, { flags: ['--count', '--readability'] })) return;
  /** @type {[typeof import('../../build/checks/prose/find-all'), typeof import('../../build/checks/prose/report')]} */
  const [{ findProse, readSelection }, { countFindings, listFindings, listHardest }] = await Promise.all([
    loadTypeScript('src/build/checks/prose/find-all.ts'),
    loadTypeScript('src/build/checks/prose/report.ts'),
  ]);
  const selection = process.env.PAGE ?? '';
  const pages = readSelection(selection);
  if (typeof pages === 'string') {
    console.error(pages);
    process.exitCode = 1;
    return;
  }
  if (args.includes('--readability')) {
    console.log(listHardest(pages).join('\n'));
    return;
  }
  const findings = findProse(pages, selection === '');
  console.log((args.includes('--count') ? countFindings : listFindings)(findings).join('\n'));
}
