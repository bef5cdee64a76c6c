import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import recorded from '../../../src/upstream.json' with { type: 'json' };

interface Entry {
  readonly hash: string;
  readonly usedBy: string;
  readonly compare: string;
}

const read = (...path: string[]) => readFileSync(join(projectRoot, ...path), 'utf8').replaceAll('\r\n', '\n');

/** @returns a line for each Docusaurus file that differs from the one that ours was compared with */
function findChanges(entries: Readonly<Record<string, Entry>>): string[] {
  return Object.entries(entries).flatMap(([file, { hash, usedBy, compare }]) => {
    const found = createHash('sha256').update(read('node_modules/@docusaurus', file)).digest('hex').slice(0, 16);
    if (found === hash) return [];
    return [
      `@docusaurus/${file} has changed. See whether ${usedBy} still holds (${compare}), then write "${found}" into src/upstream.json.`,
    ];
  });
}

/** Lists Docusaurus modules, relative to its folder, that a source imports although they are not exported. Missing style sheets fail the build. */
function listImports(source: string): string[] {
  return [...source.matchAll(/(?:from |import\(|import |\()'@docusaurus\/([\w-]+\/lib\/[^']+)'/g)]
    .map(([, path = '']) => path.replace(/(?<!\.js|\.css)$/, '.js'))
    .filter((path) => path.endsWith('.js'));
}

describe('the files of Docusaurus that ours rely on, and that no package offers', () => {
  it('are those that ours were compared with', () => {
    expect(findChanges(recorded)).toEqual([]);
  });

  it('are ten at most', () => {
    expect(Object.keys(recorded).length).toBeLessThanOrEqual(10);
  });

  it('are used where the list says so', () => {
    for (const { usedBy } of Object.values(recorded)) expect(read(usedBy)).not.toBe('');
  });

  it('are all that any source imports', () => {
    const sources = (readdirSync(join(projectRoot, 'src'), { recursive: true }) as string[]).filter(
      (file) => /\.(?:tsx?|m?js)$/.test(file) && !/node_modules|\.d\.ts$|^theme\b/.test(file),
    );
    const imported = new Set(sources.flatMap((file) => listImports(read('src', file))));
    expect(imported.size).toBeGreaterThan(2);
    expect([...imported].filter((path) => !(path in recorded))).toEqual([]);
  });

  it('are named when they are others', () => {
    const file = 'core/lib/webpack/client.js';
    expect(findChanges({ [file]: { ...recorded[file], hash: '0000000000000000' } })).toEqual([
      expect.stringMatching(/^@docusaurus\/core\/lib\/webpack\/client\.js has changed\. .+light-client.+\./),
    ]);
  });
});
