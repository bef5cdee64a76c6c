import { describe, expect, it } from 'vitest';
import { checkLineMarks } from '../../../src/packages/docs-checks/line-marks';
import { checkSnippets } from '../../../src/packages/docs-checks/snippets';
import { listProblems, makePage } from './fixture';

/** Creates a page with one code block. */
function makeBlock(language: string, ...lines: string[]) {
  return makePage('marks.md', ['```'.concat(language), ...lines, '```', ''].join('\n'));
}

describe('checkLineMarks', () => {
  it('accepts the marks of the site and other comments', () => {
    const page = makeBlock('ts', '// added-start', 'a();', '// added-end', '// focus-visible shows the ring', 'b();');
    expect(checkLineMarks(page)).toEqual([]);
    expect(checkLineMarks(makeBlock('xml', '<!-- highlight-next-line -->', '<a/>'))).toEqual([]);
    expect(checkLineMarks(makeBlock('shell-session', '$ npx cap ls', '[info] none'))).toEqual([]);
  });

  it('reports marks that nobody knows, at their line', () => {
    expect(listProblems(checkLineMarks(makeBlock('ts', 'a();', '// add-next-line', 'b();')))).toEqual([
      '3: "add-next-line" is not a line mark; did you mean "added-next-line"?',
    ]);
    expect(listProblems(checkLineMarks(makeBlock('xml', '<!-- highlight-line -->', '<a/>')))).toHaveLength(1);
  });

  it('reports what is begun and not ended, and the other way round', () => {
    expect(listProblems(checkLineMarks(makeBlock('ts', '// focus-start', 'a();')))).toEqual([
      '2: "focus-end" is missing',
    ]);
    expect(listProblems(checkLineMarks(makeBlock('ts', 'a();', '// added-end')))).toEqual([
      '3: "added-end" has no beginning: put the mark that begins it in front',
    ]);
  });

  it('reports a session without a prompt', () => {
    expect(listProblems(checkLineMarks(makeBlock('shell-session', 'npx cap ls')))).toEqual([
      '1: a shell-session shows commands behind "$ "; without them the block is bash or text',
    ]);
  });
});

describe('checkSnippets', { timeout: 30_000 }, () => {
  it('compiles what is left when the removed lines are gone, and keeps the numbers of the lines', () => {
    const lines = ['// removed-next-line', 'const a: string = 1;', '// added-next-line', 'const a: number = 1;'];
    expect(checkSnippets([makeBlock('ts', ...lines, 'a.toFixed();')])).toEqual([]);
    expect(listProblems(checkSnippets([makeBlock('ts', ...lines, 'a.trim();')]))).toEqual([
      "6: ts block does not compile: Property 'trim' does not exist on type 'number'. (TS2339)",
    ]);
  });

  it('parses JSON with marks', () => {
    expect(checkSnippets([makeBlock('json', '{', '  // added-next-line', '  "a": 1', '}')])).toEqual([]);
  });
});
