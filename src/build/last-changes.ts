/** Finds when files were last changed, from the history of the repository, which is read once for all files. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Timeout for git, in milliseconds; it takes a tenth of a second for a thousand commits. */
const gitTimeout = 30_000;

/** Maximum size of git's output, in bytes. */
const printLimit = 256 * 1024 * 1024;

/**
 * Reads when each file was last changed: the newest author date of the commits that touched it. That date is part of the commits, so it is the
 * same in every clone with the same history, whatever was merged or rebased when.
 *
 * @param root absolute folder of the project; the repository may begin above it
 * @returns milliseconds since 1970 by path from the root of the project; empty without git or a repository, and in a shallow clone, whose
 *   oldest commit seems to have written everything
 */
export function readLastChanges(root: string): ReadonlyMap<string, number> {
  try {
    if (runGit(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return parseLog(runGit(root, 'log', '-z', '--no-renames', '--name-only', '--relative', `--format=${dateMark}%at`));
  } catch {
    return new Map();
  }
}

/** Prefix of dates; no path begins with it, since git prints relative paths. */
const dateMark = '/';

function runGit(root: string, ...args: string[]): string {
  // The user's own settings may show signatures, use a pager or add colors.
  const settings = ['-c', 'log.showSignature=false', '--no-pager'];
  return execFileSync('git', [...settings, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: gitTimeout,
    maxBuffer: printLimit,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** @param log dates in seconds, each followed by the paths of its commit, all terminated by NUL */
export function parseLog(log: string): Map<string, number> {
  const changes = new Map<string, number>();
  let date = 0;
  for (const part of log.split('\0')) {
    // A line break separates a date from its paths.
    const entry = part.replace(/^\n+/, '');
    if (entry.startsWith(dateMark)) date = Number(entry.slice(dateMark.length).trim()) * 1000;
    else if (entry !== '') changes.set(entry, Math.max(date, changes.get(entry) ?? 0));
  }
  return changes;
}

/** Version control as Docusaurus expects it; authors are not named. */
export interface LastChanges {
  readonly initialize: () => void;
  readonly getFileCreationInfo: (file: string) => Promise<null>;
  readonly getFileLastUpdateInfo: (file: string) => Promise<{ timestamp: number; author: string } | null>;
}

/**
 * Creates the version control that Docusaurus uses for a project. Docusaurus' own uses the date of the commit, which changes when it is rebased,
 * and names the oldest commit of a shallow clone.
 *
 * @param root absolute folder of the project
 */
export function createLastChanges(root: string): LastChanges {
  let changes: ReadonlyMap<string, number> | undefined;
  return {
    initialize: () => undefined,
    getFileCreationInfo: async (_file) => null,
    async getFileLastUpdateInfo(file) {
      changes ??= readLastChanges(root);
      const timestamp = changes.get(path.relative(root, file).split(path.sep).join('/'));
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
  };
}
