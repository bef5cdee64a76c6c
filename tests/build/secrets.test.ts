import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { findSecrets } from './secrets';
import { buildFolder, hasBuiltFile } from './site';

/** Folders of this machine whose paths are long enough not to occur in a page by chance. */
const folders = [projectRoot, homedir()].filter((folder) => folder.split(/[\\/]/).length > 2);

describe('the output', () => {
  it('has no secret, no value of a secretive variable and no folder of the machine in any file', () => {
    expect(hasBuiltFile('index.html')).toBe(true);
    const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|css|json|xml|txt|svg|map|webmanifest)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(700);
    const found = files.flatMap((file) =>
      findSecrets(readFileSync(join(buildFolder, file), 'utf8'), folders, process.env).map(
        (problem) => `${file} ${problem}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('findSecrets', () => {
  it.each([
    [`-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}`, 'has a private key'],
    [`ghp_${'a1'.repeat(18)}`, 'has a token of GitHub'],
    [`npm_${'a1'.repeat(18)}`, 'has a token of npm'],
    [`AKIA${'A1'.repeat(8)}`, 'has a key of Amazon'],
    [`AIza${'a'.repeat(35)}`, 'has a key of Google'],
    ['https://robot:correct-horse@example.com/', 'has a password in an address'],
    ['"/builds/site/docs/a.md"', 'names the folder /builds/site'],
    ['key: 0123456789abcdef', 'has the value of ALGOLIA_ADMIN_API_KEY'],
  ])('finds in %s that it %s', (text, problem) => {
    const env = { ALGOLIA_ADMIN_API_KEY: '0123456789abcdef', HOME: 'key' };
    expect(findSecrets(text, ['/builds/site'], env)).toEqual([problem]);
  });

  it('finds nothing in a page that only talks about keys', () => {
    expect(findSecrets('Set ALGOLIA_ADMIN_API_KEY; -----BEGIN PRIVATE KEY-----', ['/builds/site'], {})).toEqual([]);
  });
});
