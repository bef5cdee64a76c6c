import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { readContrast } from './contrast';
import { readTokens } from './tokens';

/** Declarations with a physical side instead of a logical one, which are wrong in right-to-left text. */
const sided = [
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right)\s*:/,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:^|[\s;{])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

/** @returns `file:line  text` for each line of a style sheet that names a physical side */
function findSides(file: string, css: string): string[] {
  return css
    .split('\n')
    .flatMap((line, index) =>
      sided.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
    );
}

describe('style sheets', () => {
  const files = ['src/css', 'src/theme', 'src/components'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );

  it('name no side of the window, so that they hold from right to left', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => findSides(file, readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  });

  it.each(['margin-left: 1px;', '  right: 0;', 'border-top-left-radius: 2px;', 'text-align: right;', 'float: left;'])(
    'would be reported with %s',
    (line) => expect(findSides('a.css', `a {\n${line}\n}`)).toEqual([`a.css:2  ${line.trim()}`]),
  );
});

describe.each(['light', 'dark'] as const)('the focus in the %s theme', (mode) => {
  const [[, outline] = ['', '']] = readTokens(mode, 'ifm-color-primary');

  it.each([...readTokens(mode, 'ifm-background-color'), ...readTokens(mode, 'docs-surface')])(
    'is told from %s by a contrast of 3 or more',
    (_, background) => expect(readContrast(outline, background)).toBeGreaterThanOrEqual(3),
  );
});

describe('readContrast', () => {
  it('is 21 for black on white, 1 for the same color, and knows a pair just below 4.5', () => {
    expect(readContrast('#000', 'rgb(255, 255, 255)')).toBeCloseTo(21);
    expect(readContrast('#123456', '#123456')).toBe(1);
    expect(readContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
