/** `docs:backport`: applies a change of pages to other versions, as a three-way merge. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputError, projectRoot, readPagePath } from '@capacitor-docs/shared';
import { versionNames } from '../../../config/versions';
import { UsageError } from '../command';
import { FilePlan } from '../file-plan';
import { currentStates, docsDirOf, readVersionNames, type StateEntry } from './states';

/** A page before and after the change. */
interface PageChange {
  readonly file: string;
  /** null when the page is new. */
  readonly before: string | null;
  /** null when the page was removed. */
  readonly after: string | null;
}

/** Result of the backport for a page of a version. */
export interface Outcome {
  readonly file: string;
  readonly kind:
    | 'merged'
    | 'already the same'
    | 'conflicts'
    | 'no such page'
    | 'new'
    | 'merge by hand'
    | 'remove by hand';
}

/** Merges a change into another text with `git merge-file`, whose conflict markers stay where both changed. */
export function mergeTexts(
  own: string,
  before: string,
  after: string,
  labels: readonly [string, string, string],
): { text: string; conflicts: number } {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    const files = [own, before, after].map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      return file;
    });
    const names = labels.flatMap((label) => ['-L', label]);
    const { status, stdout, error } = spawnSync('git', ['merge-file', '-p', '--diff3', ...names, ...files], {
      encoding: 'utf8',
    });
    if (error !== undefined || status === null || status < 0 || status > 127)
      throw inputError('git merge-file failed. Is git installed?');
    return { text: stdout, conflicts: status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plans the backport of page changes to a version. */
export function planBackport(
  plan: FilePlan,
  changes: readonly PageChange[],
  entries: readonly StateEntry[],
  version: string,
): Outcome[] {
  const folders = entries.map(({ name }) => docsDirOf(entries, name)).sort((a, b) => b.length - a.length);
  return changes.flatMap((change) => {
    const from = folders.find((folder) => change.file.startsWith(`${folder}/`));
    const file = from === undefined ? change.file : docsDirOf(entries, version) + change.file.slice(from.length);
    return file === change.file ? [] : [{ file, kind: planPage(plan, file, change, version) }];
  });
}

function planPage(plan: FilePlan, file: string, { before, after }: PageChange, version: string): Outcome['kind'] {
  const own = plan.has(file) ? plan.read(file) : null;
  if (own === after) return 'already the same';
  if (own === null) {
    if (before !== null || after === null) return 'no such page';
    plan.write(file, after);
    return 'new';
  }
  if (after === null) return 'remove by hand';
  // Two pages that were written independently have no common text to merge from.
  if (before === null) return 'merge by hand';
  const { text, conflicts } = mergeTexts(own, before, after, [version, 'before', 'the change']);
  if (text === own) return 'already the same';
  plan.write(file, text);
  return conflicts > 0 ? 'conflicts' : 'merged';
}

function git(root: string, ...args: string[]): string {
  const maxBuffer = 64 * 1024 * 1024;
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer });
  if (status === 0) return stdout;
  throw inputError(`git ${args[0]} failed: ${error?.message ?? stderr.split('\n')[0]}`);
}

/**
 * Reads the pages that a commit changed, or how a file differs from the last commit. A merge changed what it brought into its first parent.
 *
 * @throws a one-line error when the argument is neither a page with a change nor a commit
 */
export function readChanges(root: string, argument: string): PageChange[] {
  const source = readPagePath(argument);
  const plan = new FilePlan(root);
  if (plan.has(source)) {
    if (statSync(join(root, source)).isDirectory())
      throw inputError(`${source} is a folder. Name a page, or a commit.`);
    const committed = git(root, 'ls-tree', '--name-only', 'HEAD', '--', source).trim();
    const before = committed === '' ? null : git(root, 'show', `HEAD:${source}`);
    const after = plan.read(source);
    if (before === after)
      throw inputError(`${source} has not changed since the last commit. Name the commit that changed it.`);
    return [{ file: source, before, after }];
  }
  const commit = git(root, 'rev-parse', '--revs-only', '--end-of-options', `${source}^{commit}`).trim();
  if (commit === '') throw inputError(`"${source}" is neither a page nor a commit.`);
  // Git lists nothing for a merge by itself, so the two states are named.
  const names = git(root, 'diff-tree', '--name-status', '--no-renames', '-r', `${commit}^`, commit).trim().split('\n');
  return names.flatMap((line) => {
    const [status = '', file = ''] = line.split('\t');
    if (!/\.mdx?$/.test(file)) return [];
    const show = (revision: string): string => git(root, 'show', `${revision}:${file}`);
    return [{ file, before: status === 'A' ? null : show(`${commit}^`), after: status === 'D' ? null : show(commit) }];
  });
}

/**
 * Copies the change of a commit, or of a page that is not committed yet, to the same pages of other versions, and prints what became of each.
 *
 * @param options `to` names the versions, separated by commas
 * @returns the exit code: 1 when there are conflicts
 * @throws a one-line error when there is no such change or version; nothing has changed then
 */
export function backport(
  source: string,
  options: { readonly to: string | undefined; readonly 'dry-run': boolean | undefined },
): number {
  const plan = new FilePlan(projectRoot);
  const names = readVersionNames(options.to ?? '', versionNames);
  if (names.length === 0) throw new UsageError(`Say to which versions: --to ${versionNames.join(',')}`);
  const changes = readChanges(projectRoot, source);
  const outcomes = names.flatMap((name) => planBackport(plan, changes, currentStates, name));
  if (outcomes.length === 0) throw inputError(`${source} changes no page that ${names.join(' or ')} could have, too.`);
  if (!options['dry-run']) plan.apply();
  for (const { file, kind } of outcomes) console.log(`${file}: ${kind}`);
  const open = outcomes.filter(({ kind }) => kind !== 'merged' && kind !== 'already the same' && kind !== 'new');
  if (open.length > 0) console.log(`\nTo decide (${open.length}): look at the pages above that are not merged.`);
  return outcomes.some(({ kind }) => kind === 'conflicts') ? 1 : 0;
}
