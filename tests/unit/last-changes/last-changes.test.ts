import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLastChanges, parseLog, readLastChanges } from '../../../src/build/last-changes';

const folder = mkdtempSync(path.join(tmpdir(), 'last-changes-'));
const origin = path.join(folder, 'origin');

function git(cwd: string, day: string, ...args: string[]): void {
  const person = ['GIT_AUTHOR', 'GIT_COMMITTER'].flatMap((role) => [
    [`${role}_NAME`, 'A'],
    [`${role}_EMAIL`, 'a@example.com'],
  ]);
  const env = {
    ...process.env,
    ...Object.fromEntries(person),
    GIT_AUTHOR_DATE: `${day}T23:30:00+1400`,
    // The commit date differs from the author date, as after a rebase.
    GIT_COMMITTER_DATE: '2024-06-01T00:00:00Z',
  };
  execFileSync('git', args, { cwd, env, stdio: 'ignore' });
}

function commit(day: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(origin, name)), { recursive: true });
    writeFileSync(path.join(origin, name), text);
  }
  git(origin, day, 'add', '-A');
  git(origin, day, 'commit', '-m', day);
}

const day = (root: string, name: string) => {
  const time = readLastChanges(root).get(name);
  return time === undefined ? undefined : new Date(time).toISOString();
};

beforeAll(() => {
  mkdirSync(origin);
  git(origin, '2023-01-01', 'init', '-b', 'main');
  commit('2023-01-02', { 'site/docs/a.md': 'a', 'site/docs/ü "b"\n.md': 'b', 'README.md': 'r' });
  commit('2023-01-03', { 'site/docs/a.md': 'aa', 'other.md': 'o' });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('readLastChanges', () => {
  it('gives the author date of the last commit that touched a file, whatever the file is called', () => {
    expect(day(origin, 'site/docs/a.md')).toBe('2023-01-03T09:30:00.000Z');
    expect(day(origin, 'site/docs/ü "b"\n.md')).toBe('2023-01-02T09:30:00.000Z');
    expect(day(origin, 'nowhere.md')).toBeUndefined();
  });

  it('is the same in another clone of the same commit', () => {
    git(folder, '2023-01-04', 'clone', origin, 'clone');
    expect([...readLastChanges(path.join(folder, 'clone'))]).toEqual([...readLastChanges(origin)]);
  });

  it('knows files from the root of the project where the repository begins above it', () => {
    expect(day(path.join(origin, 'site'), 'docs/a.md')).toBe('2023-01-03T09:30:00.000Z');
    expect(day(path.join(origin, 'site'), 'README.md')).toBeUndefined();
  });

  it('says nothing in a shallow clone, nor outside of a repository', () => {
    git(folder, '2023-01-04', 'clone', '--depth', '1', `file://${origin}`, 'shallow');
    expect(readLastChanges(path.join(folder, 'shallow')).size).toBe(0);
    mkdirSync(path.join(folder, 'none'));
    expect(readLastChanges(path.join(folder, 'none')).size).toBe(0);
  });

  it('is what Docusaurus asks for, without anybody’s name', async () => {
    const changes = createLastChanges(origin);
    expect(await changes.getFileLastUpdateInfo(path.join(origin, 'site/docs/a.md'))).toEqual({
      timestamp: Date.parse('2023-01-03T09:30:00Z'),
      author: '',
    });
    expect(await changes.getFileLastUpdateInfo(path.join(origin, 'new.md'))).toBeNull();
  });
});

describe('parseLog', () => {
  it('takes the newest date, in whatever order commits come', () => {
    expect([...parseLog('/100\0\na.md\0b.md\0/300\0\na.md\0/200\0\0/50\0\nb.md\0')]).toEqual([
      ['a.md', 300_000],
      ['b.md', 100_000],
    ]);
  });
});
