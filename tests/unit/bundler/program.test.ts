import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashProgram, shapingVariable } from '../../../src/build/cache/open-cache';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

/** Variables that only occur in pages. Capacitor's CLI reads and sets them, the site does not. */
const variablesOfCap = ['CAP_PLUGIN', 'JAVA_HOME'];
/** Says how files are watched while pages are written, and does not shape them. */
const variablesOfWatching = ['CHOKIDAR_USEPOLLING'];

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'program-'));
  write('docs/index.md', 'a page');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what all pages depend on', () => {
  it.each([
    'docs/picture.svg',
    'docusaurus.config.ts',
    'node_modules/.package-lock.json',
    'package-lock.json',
    'sidebars.ts',
    'src/capacitor/v4/package.json',
    'src/packages/reference/overlays/camera.json',
    'src/remark/facts.ts',
    'src/theme/Heading/index.tsx',
    'static/img/logo.svg',
    'versioned_docs/version-v4/guides/_category_.json',
    'versioned_sidebars/version-v4-sidebars.json',
    'versions.json',
  ])('changes with %s', (file) => {
    const before = hashProgram(root, {});
    write(file, 'one');
    const first = hashProgram(root, {});
    write(file, 'two');
    expect(new Set([before, first, hashProgram(root, {})]).size).toBe(3);
  });

  it.each([
    'docs/index.md',
    'docs/guides/_part.md',
    'versioned_docs/version-v4/index.mdx',
    'src/packages/docs-cli/serve/serve-build.ts',
    'build/index.html',
  ])('does not change with %s', (file) => {
    const before = hashProgram(root, {});
    write(file, 'other words');
    expect(hashProgram(root, {})).toBe(before);
  });

  it('changes with the environment that shapes pages, and with no other', () => {
    const before = hashProgram(root, { HOME: '/root' });
    expect(hashProgram(root, { HOME: '/home/somebody' })).toBe(before);
    expect(hashProgram(root, { BROWSER_LAYER: 'off' })).not.toBe(before);
    expect(hashProgram(root, { DOCS_VERSIONS: 'v5' })).not.toBe(before);
  });

  it('knows each variable that the sources of the site read', () => {
    const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(?:tsx?|mjs|cjs)$/.test(file) &&
        !/node_modules|^packages[\\/](?:docs-cli|docs-checks[\\/]check-docs)/.test(file),
    );
    const texts = sources.map((file) => readFileSync(join(projectRoot, 'src', file), 'utf8'));
    const names = texts
      // A quoted `env` is a search term and reads no variable.
      .filter((text) => /(?<!')\benv\b(?!')/.test(text))
      .flatMap((text) => [...text.matchAll(/(?:\benv\.|')([A-Z]{2,}(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name));
    expect(names).toContain('DOCS_VERSIONS');
    const others = [...variablesOfCap, ...variablesOfWatching];
    const unknown = names.filter((name) => !shapingVariable.test(name) && !others.includes(name));
    expect(unknown).toEqual([]);
  });
});
