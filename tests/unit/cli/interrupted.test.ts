/** Interrupts commands that change many files with Ctrl+C and kills, at several moments. Uses real processes in a copy of the project. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { docsVersions } from '../../../src/config/versions';

/** All files and folders that the commands read. */
const parts = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'src',
  'tests/fixtures/routes',
  'sidebars.ts',
  'versions.json',
];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', '.gitignore'];
const journal = '.unfinished-change';

const [current] = docsVersions;
const oldest = docsVersions.at(-1);
const target = docsVersions.at(1);
if (current === undefined || oldest === undefined || target === undefined)
  throw new Error('There are several versions.');

let copy = '';

/** Reads the packages of a version with their pinned releases. */
function readPackages(version: string): Record<string, string> {
  const manifest = readFileSync(join(projectRoot, `src/capacitor/${version}/package.json`), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(manifest);
  return dependencies;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'interrupted-'));
  const links = [join(projectRoot, 'node_modules')];
  for (const part of [...parts, ...settings]) {
    mkdirSync(dirname(join(copy, part)), { recursive: true });
    cpSync(join(projectRoot, part), join(copy, part), {
      recursive: true,
      filter: (source) => {
        if (basename(source) !== 'node_modules') return true;
        links.push(source);
        return false;
      },
    });
  }
  for (const link of links) symlinkSync(link, join(copy, relative(projectRoot, link)), 'junction');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all');
}, 120_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function git(...args: string[]): string {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

afterEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '-d', '--force');
});

/** Returns a hash of the folder's state, or `as before` if nothing differs from the commit. */
function readState(): string {
  if (git('status', '--porcelain') === '') return 'as before';
  git('add', '--all');
  return createHash('sha256')
    .update(git('diff', '--cached', '--no-renames', '--raw'))
    .digest('hex');
}

/** Starts a command like a shell does, with all of its processes in one group. */
function start(args: readonly string[]): { child: ChildProcess; ended: Promise<unknown> } {
  const child = spawn(process.execPath, ['src/cli/run.mjs', ...args], {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
  });
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) };
}

/** Ends all processes of a command, as Ctrl+C does. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('The command was not started.');
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Waits until files are being moved into place, or the command has ended. */
async function waitForChange(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !existsSync(join(copy, journal, 'files.json'))) await wait(1);
}

async function waitForEndOfChange(child: ChildProcess): Promise<void> {
  await waitForChange(child);
  while (child.exitCode === null && existsSync(join(copy, journal))) await wait(1);
}

const moments: Readonly<Record<string, (child: ChildProcess) => Promise<unknown>>> = {
  'while it plans': () => wait(1500),
  'while files change places': waitForChange,
  'when they have changed': waitForEndOfChange,
};

/** The commands, and how the copy is prepared for them. */
const commands: Readonly<Record<string, { args: readonly string[]; prepare?: () => void }>> = {
  'docs:version': {
    args: ['docs:version', current.name, '--packages', 'packages.json', '--no-install'],
    prepare: () => {
      writeFileSync(join(copy, 'packages.json'), JSON.stringify(readPackages(current.name)));
      writeFileSync(join(copy, '.git/info/exclude'), 'packages.json\n');
    },
  },
  'docs:retire': { args: ['docs:retire', oldest.name] },
  'docs:backport': {
    args: ['docs:backport', 'HEAD', '--to', target.name],
    prepare: () => {
      for (const { docsDir } of docsVersions.slice(0, 1)) {
        for (const page of ['apis/camera', 'apis/filesystem', 'apis/app', 'config']) {
          const file = join(copy, docsDir, `${page}.md`);
          writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
        }
      }
      git('commit', '--quiet', '--all', '--message', 'a change');
    },
  },
};

const isWindows = process.platform === 'win32';

describe.skipIf(isWindows).each(Object.keys(commands))(
  isWindows ? 'not run: %s (Windows has no process groups)' : '%s',
  (name) => {
    const { args, prepare } = commands[name] ?? { args: [] };
    let after = '';

    beforeAll(async () => {
      prepare?.();
      await start(args).ended;
      after = readState();
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '-d', '--force');
    }, 120_000);

    it('changes something', () => {
      expect(after).not.toBe('as before');
    });

    it.each(Object.keys(moments))(
      'leaves nothing half done after Ctrl+C %s',
      async (moment) => {
        const { child, ended } = start(args);
        await moments[moment]?.(child);
        endGroup(child, 'SIGINT');
        await ended;
        expect(['as before', after]).toContain(readState());
        expect(existsSync(join(copy, journal))).toBe(false);
      },
      60_000,
    );

    it('leaves what the next command takes back after a kill while files change places', async () => {
      const { child, ended } = start(args);
      await waitForChange(child);
      endGroup(child, 'SIGKILL');
      await ended;
      await start(['licenses', '--help']).ended;
      expect(['as before', after]).toContain(readState());
      expect(existsSync(join(copy, journal))).toBe(false);
    }, 60_000);
  },
);
