import { findProse, readSelection } from '../checks/prose/find-all';
import { countFindings, listFindings, listHardest } from '../checks/prose/report';
import { checkArguments } from './arguments';

/**
 * The command `prose`: lists words that read like a translation, and lists and cells that are too long, with their places.
 * `--count` counts them by rule and folder, `--readability` lists the tenth of the pages that is hardest to read. `PAGE` selects pages as for
 * the content tests; without it, what the site itself says is checked, too.
 */
export async function reportProse(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, { flags: ['--count', '--readability'] })) return;
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
