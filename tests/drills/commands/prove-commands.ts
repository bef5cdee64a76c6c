import { join } from 'node:path';
import { docsVersions, type VersionName } from '../../../src/config/versions';
import { withTemporaryFolder } from '../../../src/packages/docs-cli/temporary-folder';
import { inputError } from '../../../src/packages/shared/errors/input-error';
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

/** A version with pages whose commands are run. */
interface VersionPages {
  readonly name: VersionName;
  readonly pages: readonly ProvenPage[];
}

/** Reads the pages with commands of all versions. */
export function readAllPages(): VersionPages[] {
  return docsVersions.map((version) => ({
    name: version.name,
    pages: readProvenPages(version).filter(({ commands }) => commands.length > 0),
  }));
}

/**
 * Selects the pages with commands in files or folders; all without any.
 *
 * @throws a one-line error for a path that has none
 */
export function selectPages(paths: readonly string[], all: readonly VersionPages[]): readonly VersionPages[] {
  const isIn = (path: string, file: string): boolean => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`);
  const files = all.flatMap(({ pages }) => pages.map(({ file }) => file));
  const empty = paths.find((path) => !files.some((file) => isIn(path, file)));
  if (empty !== undefined)
    throw inputError(`${empty} has no page about the CLI, getting started or updating with a command.`);
  return all
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ file }) => paths.length === 0 || paths.some((path) => isIn(path, file))),
    }))
    .filter(({ pages }) => pages.length > 0);
}

async function proveVersion({ name, pages }: VersionPages): Promise<Findings[]> {
  return withTemporaryFolder('commands', async (folder) => {
    const original = join(folder, 'original');
    await makeOriginal(original, name);
    const run = makeRunner(original, folder);
    const all: Findings[] = [];
    for (const page of pages) {
      const findings = await provePage(page, name, trialsOf(page), run);
      console.log(describePage(page.file, findings));
      all.push(findings);
    }
    return all;
  });
}

/** Lists what can't be run, with the reason. */
function listNotRun({ name, pages }: VersionPages): string[] {
  const commands = pages.flatMap((page) => page.commands.map(({ text }) => text));
  return [...new Set(commands)].sort().flatMap((text) => {
    const reason = findRule(text, name)?.reason;
    return reason === undefined ? [] : [`  ${text}: ${reason}`];
  });
}

/** Sums up what was done in a version. */
function describeVersion(name: VersionName, all: readonly Findings[]): string {
  const sum = (count: (one: Findings) => number): number => all.reduce((total, one) => total + count(one), 0);
  const parts = [
    `${sum(({ run }) => run)} commands on ${all.length} pages`,
    `${sum(({ results }) => results)} outputs and files`,
    `${sum(({ messages }) => messages)} messages`,
  ];
  return `${name}: ${parts.join(', ')}; ${sum(({ problems }) => problems.length)} problems`;
}

/**
 * Runs the commands of the CLI that pages show, each in an app of the page's version, and compares output, exit code and files with the pages.
 *
 * @param paths files or folders; none for all pages about the CLI, getting started and updating
 * @param options `dry-run` only lists what can't be run
 * @returns the exit code: 1 when a page says something that is not so
 */
export async function proveCommands(
  paths: readonly string[],
  options: { readonly 'dry-run': boolean | undefined },
): Promise<number> {
  const all = readAllPages();
  const stale = findStaleTrials(all.flatMap(({ pages }) => pages));
  for (const { pages, message } of stale)
    console.log(`tests/drills/commands/trials.ts: no page ${pages.join(', ')} has the message "${message}".`);
  let isWrong = stale.length > 0;
  for (const selection of selectPages(paths, all)) {
    const { name } = selection;
    console.log(`${name}, not run:\n${listNotRun(selection).join('\n')}`);
    if (options['dry-run']) continue;
    const findings = await proveVersion(selection);
    console.log(`${describeVersion(name, findings)}\n`);
    isWrong ||= findings.some(({ problems }) => problems.length > 0);
  }
  return isWrong ? 1 : 0;
}
