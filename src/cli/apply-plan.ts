/**
 * Makes the changes of a plan: all or none, also when the disk is full or somebody presses Ctrl+C. After a kill the next command, whatever it is,
 * puts back what was there.
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

/** Where the old files wait while the new ones take their place. */
const journal = '.unfinished-change';

/** What a command has left in the project: nothing, changes that it still makes, or changes that nobody will end. */
export type Unfinished = 'nothing' | 'under way' | 'abandoned';

/** Looks for a change that another process began and did not end. */
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
    // A process of somebody else is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Puts back what a command was changing when it was killed.
 *
 * @returns whether a file had changed
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

/** The list goes first: without it there is nothing to put back, however much of the rest a kill leaves. */
function dropJournal(root: string): void {
  const folder = join(root, journal);
  rmSync(join(folder, 'files.json'), { force: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes all changes of a plan, or none. Ctrl+C has no effect meanwhile: it takes a moment.
 *
 * @throws one line when a file can't be written, and then nothing has changed
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
 * Makes all changes of a plan for the time of some work, and takes them back unless the work succeeds.
 *
 * @param work gets a signal that is aborted when somebody presses Ctrl+C or ends the command
 * @returns what the work returns; the changes stay
 * @throws what the work throws, or one line when it was interrupted; the changes are taken back
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

/** Leaves the old files in the journal. */
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
    // From here on there is something to put back.
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
