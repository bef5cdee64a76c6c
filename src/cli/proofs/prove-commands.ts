import { join } from 'node:path';
import { inputError } from '../../build/errors/input-error';
import { type DocsVersion, docsVersions } from '../../config/versions';
import { withTemporaryFolder } from '../temporary-folder';
import { makeOriginal } from './app-states';
import { type Findings, findMessage, provePage } from './prove-page';
import { commandOf, type ProvenPage, readProvenPages } from './proven-pages';
import { findRule } from './rules';
import { makeRunner } from './run-in-app';
import { type Trial, trials } from './trials';

const trialsOf = ({ file }: ProvenPage): Trial[] => trials.filter(({ pages }) => pages.includes(commandOf(file) ?? ''));

/** Lists the trials whose message no page has. They prove nothing any more. */
export function findStaleTrials(pages: readonly ProvenPage[]): Trial[] {
  const used = new Set(
    pages.flatMap((page) => trialsOf(page).filter(({ message }) => findMessage(page.codes, message) !== undefined)),
  );
  return trials.filter((trial) => !used.has(trial));
}

/** Describes what was done on a page, in one line, and what differs below it. */
export function describePage(file: string, { run, results, messages, notRun, problems }: Findings): string {
  const done = [`${run} commands`, `${results} outputs and files`, `${messages} messages`];
  return [`${file}: ${done.join(', ')}; not run ${notRun.size}`, ...problems.map((problem) => `  ${problem}`)].join(
    '\n',
  );
}

async function proveVersion(version: DocsVersion): Promise<Findings[]> {
  const { name } = version;
  return withTemporaryFolder('commands', async (folder) => {
    const original = join(folder, 'original');
    await makeOriginal(original, name);
    const run = makeRunner(original, folder);
    const findings: Findings[] = [];
    for (const page of readProvenPages(version)) {
      if (page.commands.length === 0) continue;
      const found = await provePage(page, name, trialsOf(page), run);
      console.log(describePage(page.file, found));
      findings.push(found);
    }
    return findings;
  });
}

/** Lists what can't be run, with the reason, without running anything. */
function listNotRun(version: DocsVersion): string[] {
  const commands = readProvenPages(version).flatMap((page) => page.commands.map(({ text }) => text));
  return [...new Set(commands)].sort().flatMap((text) => {
    const reason = findRule(text, version.name)?.reason;
    return reason === undefined ? [] : [`  ${text}: ${reason}`];
  });
}

function selectVersions(named: string | undefined): readonly DocsVersion[] {
  if (named === undefined) return docsVersions;
  return named.split(',').map((name) => {
    const found = docsVersions.find((version) => version.name === name);
    if (found === undefined)
      throw inputError(
        `There is no version "${name}", only ${docsVersions.map((version) => version.name).join(', ')}.`,
      );
    return found;
  });
}

/**
 * Runs the commands of the CLI that the pages show, each in an app of the page's version, and compares output, exit code and files with the pages.
 *
 * @param options `in` names versions; `dry-run` only lists what can't be run
 * @returns the exit code: 1 when a page says something that is not so
 */
export async function proveCommands(options: {
  readonly in: string | undefined;
  readonly 'dry-run': boolean | undefined;
}): Promise<number> {
  const versions = selectVersions(options.in);
  const stale = findStaleTrials(docsVersions.flatMap(readProvenPages));
  for (const { pages, message } of stale)
    console.log(`src/cli/proofs/trials.ts: no page ${pages.join(', ')} has the message "${message}".`);
  let isWrong = stale.length > 0;
  for (const version of versions) {
    console.log(`\n${version.name}, not run:\n${listNotRun(version).join('\n')}`);
    if (options['dry-run']) continue;
    console.log(`\n${version.name}, run:`);
    const findings = await proveVersion(version);
    const sum = (count: (one: Findings) => number): number => findings.reduce((total, one) => total + count(one), 0);
    const problems = sum((one) => one.problems.length);
    console.log(
      `${version.name}: ${sum((one) => one.run)} commands on ${findings.length} pages, ${sum((one) => one.results)} outputs and files, ` +
        `${sum((one) => one.messages)} messages; ${problems} problems`,
    );
    isWrong ||= problems > 0;
  }
  return isWrong ? 1 : 0;
}
