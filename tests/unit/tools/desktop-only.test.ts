import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { desktopOnly } from '../../desktop-only';

const folder = join(projectRoot, 'tests/e2e');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Finds the first line that tests phones. Using the fixture or skipping phones does not count. */
function findPhone(source: string): string | undefined {
  return source.replaceAll('test.skip(isMobile', '').match(/^.*\bisMobile\b(?!,?\s*\}|,\n).*$/m)?.[0];
}

it.each(desktopOnly)('%s, which phones leave out, has nothing for phones', (name) => {
  expect(findPhone(read(`${name}.spec.ts`))).toBeUndefined();
});

describe('the tag @any-size', () => {
  const tagged = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const tests = read(file).split(/^(?= *test(?:\.describe)?\()/m);
      // Phones may run only one of several cases: `tag: isFirst ? [] : '@any-size'`.
      return tests.filter((test) => test.includes("tag: '@any-size'")).map((test) => [file, test] as const);
    });

  it('is on tests that have nothing for phones', () => {
    expect(tagged.length).toBeGreaterThan(30);
    expect(tagged.flatMap(([file, test]) => (findPhone(test) === undefined ? [] : [`${file}: ${test}`]))).toEqual([]);
  });

  it('is not needed in files that phones leave out', () => {
    const files = tagged.map(([file]) => file.replace('.spec.ts', ''));
    expect(files.filter((file) => desktopOnly.some((name) => name === file))).toEqual([]);
  });
});
