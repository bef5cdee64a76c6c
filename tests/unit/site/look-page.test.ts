import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { nameFile, picturedPages } from '../../e2e/picture-list';

const readme = readFileSync(join(projectRoot, 'src/css/README.md'), 'utf8');
const folder = join(projectRoot, 'tests/pictures');
const files = readdirSync(folder).filter((name) => name.endsWith('.png'));

/** Reads the custom properties in a block of `tokens.css`, by name. */
function readTokens(css: string, selector: string): Map<string, string> {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const plain = body.replace(/\/\*[\s\S]*?\*\//g, '');
  const onOneLine = (value: string): string => value.replace(/\s+/g, ' ').replace(/\( | (?=\))/g, (gap) => gap.trim());
  return new Map(
    [...plain.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, onOneLine(value)]),
  );
}

/** Reads the rows of the page's token table: name, light, dark. */
function readRows(): string[][] {
  const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
  return readme
    .split('\n')
    .filter((line) => line.startsWith('| `--'))
    .map((line) => cells(line).slice(1, 4));
}

describe('the page about the look', () => {
  it('has every token with its values in both themes, and what it is for', () => {
    const css = readFileSync(join(projectRoot, 'src/css/tokens.css'), 'utf8');
    const light = readTokens(css, ':root');
    const dark = readTokens(css, '[data-theme="dark"]');
    expect(light.size).toBeGreaterThan(40);
    expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
    expect(readRows()).toEqual([...light].map(([name, value]) => [name, value, dark.get(name) ?? '']));
    for (const line of readme.split('\n').filter((row) => row.startsWith('| `--'))) {
      expect(line.split('|')[4]?.trim(), line).not.toBe('');
    }
  });

  it('shows every component that has a picture', () => {
    const shown = [...readme.matchAll(/\.\.\/\.\.\/tests\/pictures\/([\w-]+\.png)/g)].map(([, name]) => name);
    expect(shown.filter((name) => !files.includes(name ?? ''))).toEqual([]);
    for (const picture of picturedPages.flatMap(({ pictures }) => pictures)) {
      const own = picture.shots.map((shot) => nameFile(picture, shot));
      expect(
        own.filter((name) => shown.includes(name)),
        picture.name,
      ).not.toEqual([]);
    }
  });
});

describe('the pictures', () => {
  it('are those of the list, each once', () => {
    const listed = picturedPages.flatMap(({ pictures }) =>
      pictures.flatMap((picture) => picture.shots.map((shot) => nameFile(picture, shot))),
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect([...files].sort()).toEqual([...listed].sort());
  });

  it('weigh less than 1.5 MB together', () => {
    const weights = files.map((name) => statSync(join(folder, name)).size);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(1_500_000);
  });
});
