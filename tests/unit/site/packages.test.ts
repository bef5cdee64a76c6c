import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { listImports, listSources } from '../upstream/upstream';

/* The packages in `src/packages`: their doors, and what they declare. That what they import is declared, `upstream.test.ts` holds. */

interface Manifest {
  readonly name: string;
  readonly description?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const folder = 'src/packages';
const read = (file: string): Manifest => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const names = readdirSync(join(projectRoot, folder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const sources = listSources();
const nameOf = (path: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '';
const importsBelow = (start: string, leftOut?: string): Set<string> =>
  new Set(
    sources
      .filter(({ file }) => file.startsWith(start) && (leftOut === undefined || !file.startsWith(leftOut)))
      .flatMap(({ text }) => listImports(text).map(nameOf)),
  );

describe.each(names)('the package %s', (name) => {
  const manifest = read(`${folder}/${name}/package.json`);

  it('says what it is, and is listed', () => {
    expect(manifest.name).toBe(`@capacitor-docs/${name}`);
    expect(manifest.description).toMatch(/\.$/);
    expect(existsSync(join(projectRoot, folder, name, 'README.md'))).toBe(true);
    expect(readFileSync(join(projectRoot, folder, 'README.md'), 'utf8')).toContain(
      `| [\`${name}\`](${name}/README.md) |`,
    );
  });

  it('has an index.ts as its door, or a program', () => {
    if (manifest.bin === undefined) expect(manifest.exports['.']).toBe('./index.ts');
    const doors = [...Object.values(manifest.exports), ...Object.values(manifest.bin ?? {})];
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.filter((file) => !existsSync(join(projectRoot, folder, name, file)))).toEqual([]);
  });

  it('has no door that nobody uses', () => {
    const used = new Set(
      sources.filter(({ file }) => !file.startsWith(`${folder}/${name}/`)).flatMap(({ text }) => listImports(text)),
    );
    const doors = Object.keys(manifest.exports).map((door) => manifest.name + door.slice(1));
    expect(doors.filter((door) => !used.has(door))).toEqual([]);
  });

  it('declares nothing that it does not import', () => {
    const used = importsBelow(`${folder}/${name}/`);
    // Both are found by `require`: the compiler because that is quicker, the linter because it is a program.
    const required = ['typescript', '@biomejs/biome'];
    const declared = Object.keys(manifest.dependencies).filter((each) => !required.includes(each));
    expect(declared.filter((each) => !used.has(each))).toEqual([]);
  });
});

it('the project declares each package', () => {
  const declared = Object.keys(read('package.json').dependencies);
  const used = importsBelow('src/', `${folder}/`);
  expect(
    names.map((name) => `@capacitor-docs/${name}`).filter((name) => used.has(name) && !declared.includes(name)),
  ).toEqual([]);
});
