import { findProse, readSelection } from '../checks/prose/find-all';
import { countFindings, listFindings, listHardest } from '../checks/prose/report';
import { checkArguments } from './arguments';

/**
 * The command `prose`: finds words that read like a translation, and lists and table cells that are too long, and prints where they are.
 * `--count` counts them by rule and folder. `--readability` lists the 10 percent of the pages that are hardest to read. `PAGE` selects pages as for
 * the content tests; without it, the text of the user interface is checked, too.
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
