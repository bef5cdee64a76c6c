/**
 * Applies the changes of a plan: all or none, even when the disk is full or somebody presses Ctrl+C. If the process is killed, the next command,
 * whichever it is, restores the old files.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inputError } from '../build/errors/input-error';
import type { FilePlan } from './file-plan';

/** Folder that keeps the old files while the new ones replace them. */
const journal = '.unfinished-change';

/** State of a change in the project: there is none, a running command is still making it, or its process has died. */
export type Unfinished = 'nothing' | 'under way' | 'abandoned';

/** Looks for a change that another process began and did not finish. */
export function findUnfinished(root: string): Unfinished {
  const folder = join(root, journal);
  if (!existsSync(folder)) return 'nothing';
  return isOwnerAlive(folder) ? 'under way' : 'abandoned';
}

function isOwnerAlive(folder: string): boolean {
  const file = join(folder, 'process');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (!(owner > 0) || owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // The process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Restores the files that a command was changing when it was killed.
 *
 * @returns whether there was anything to restore
 */
export function recover(root: string): boolean {
  const folder = join(root, journal);
  if (!existsSync(join(folder, 'files.json'))) {
    dropJournal(root);
    return false;
  }
  putBack(root);
  return true;
}

function putBack(root: string): void {
  const folder = join(root, journal);
  const files: unknown = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
  if (!Array.isArray(files))
    throw inputError(`${journal}/files.json is damaged. Put the project back with git, and remove ${journal}.`);
  for (const file of files.map(String)) {
    const [path, old] = [join(root, file), join(folder, 'old', file)];
    if (existsSync(old)) {
      mkdirSync(dirname(path), { recursive: true });
      cpSync(old, path);
    } else {
      rmSync(path, { force: true });
      dropEmptyFolders(root, dirname(file));
    }
  }
  dropJournal(root);
}

/** Removes the list first: without it there is nothing to restore, even if a kill leaves other files in the journal. */
function dropJournal(root: string): void {
  const folder = join(root, journal);
  rmSync(join(folder, 'files.json'), { force: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Applies all changes of a plan, or none. Ctrl+C is ignored meanwhile, because this takes only a moment.
 *
 * @throws a one-line error when a file can't be written; in that case, nothing has changed
 */
export function applyPlan(plan: FilePlan): void {
  const ignore = (): void => {};
  for (const signal of signals) process.on(signal, ignore);
  try {
    changeFiles(plan);
    dropJournal(plan.root);
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Applies all changes of a plan while some work runs, and reverts them unless the work succeeds.
 *
 * @param work gets a signal that is aborted when somebody presses Ctrl+C or ends the command
 * @returns what the work returns; the changes stay
 * @throws what the work throws, or a one-line error when it was interrupted; the changes are reverted
 */
export async function applyPlanFor<Result>(
  plan: FilePlan,
  work: (interrupted: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const interrupt = (): void => controller.abort();
  for (const signal of signals) process.on(signal, interrupt);
  try {
    changeFiles(plan);
    const result = await work(controller.signal);
    if (controller.signal.aborted) throw inputError('Interrupted.');
    dropJournal(plan.root);
    return result;
  } catch (error) {
    recover(plan.root);
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

/** Applies the changes and leaves the old files in the journal. */
function changeFiles({ root, changes }: FilePlan): void {
  const folder = join(root, journal);
  if (findUnfinished(root) === 'under way') {
    throw inputError(
      `Another command is changing the project. Wait until it has ended; if none is running, remove ${journal}/process.`,
    );
  }
  recover(root);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, 'process'), String(process.pid));
    for (const [file, content] of changes) {
      const path = join(root, file);
      if (existsSync(path)) {
        mkdirSync(dirname(join(folder, 'old', file)), { recursive: true });
        cpSync(path, join(folder, 'old', file));
      }
      if (content !== null) {
        mkdirSync(dirname(join(folder, 'new', file)), { recursive: true });
        writeFileSync(join(folder, 'new', file), content);
      }
    }
    // From here on, there is something to restore.
    writeFileSync(join(folder, 'files.json.part'), JSON.stringify([...changes.keys()]));
    renameSync(join(folder, 'files.json.part'), join(folder, 'files.json'));
    for (const [file, content] of changes) {
      const path = join(root, file);
      if (content === null) {
        rmSync(path, { force: true });
        dropEmptyFolders(root, dirname(file));
      } else {
        mkdirSync(dirname(path), { recursive: true });
        renameSync(join(folder, 'new', file), path);
      }
    }
  } catch (error) {
    recover(root);
    const reason = error instanceof Error ? error.message : String(error);
    throw inputError(`Nothing was changed: ${reason}`);
  }
}

function dropEmptyFolders(root: string, folder: string): void {
  for (let name = folder; name !== '.' && name !== ''; name = dirname(name)) {
    const path = join(root, name);
    if (!existsSync(path)) continue;
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
