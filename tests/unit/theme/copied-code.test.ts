import { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import { describe, expect, it } from 'vitest';
import { lineMarks } from '../../../src/config/line-marks';
import { readFinalCode } from '../../../src/lib/final-code';
import { readCopiedCode } from '../../../src/theme/CodeBlock/Container/copied-code';

/** Parses a code block like Docusaurus. */
function readBlock(language: string, ...lines: string[]) {
  return createCodeBlockMetadata({
    code: lines.join('\n'),
    className: `language-${language}`,
    language: undefined,
    defaultLanguage: undefined,
    metastring: undefined,
    magicComments: lineMarks,
    title: undefined,
    showLineNumbers: undefined,
  });
}

describe('what is copied', () => {
  it.each([
    [
      'prompts and output of a session',
      'shell-session',
      ['$ npx cap ls', '[info] Found 2', '$ npx cap sync'],
      'npx cap ls\nnpx cap sync',
    ],
    [
      'the prompt of a line that goes on',
      'shell-session',
      ['$ npx cap run \\', '> ios', '> quoted'],
      'npx cap run \\\nios',
    ],
    ['marks of a diff', 'diff', [' a {', '-  old', '+  new', ' }'], 'a {\n  new\n}'],
    ['file names of a diff', 'diff', ['--- a/x', '+++ b/x', '@@ -1 +1 @@', '-1', '+2', '\\ No newline'], '2'],
    ['removed lines', 'ts', ['// removed-next-line', 'old();', '// added-next-line', 'fresh();'], 'fresh();'],
  ])('leaves out %s', (_, language, lines, copied) => {
    expect(readCopiedCode(readBlock(language, ...lines))).toBe(copied);
  });

  it('parts the parts of a diff by an empty line', () => {
    expect(readCopiedCode(readBlock('diff', '@@ … @@', ' a', '+b', '@@ … @@', ' y', '-z'))).toBe('a\nb\n\ny');
  });

  it.each([
    ['a session without prompts', 'shell-session', 'npx cap sync'],
    ['a shell block with comments', 'bash', '# first\nnpx cap sync'],
    ['code that begins with marks', 'ts', '-value;\n+value;'],
  ])('is all of %s', (_, language, code) => {
    expect(readCopiedCode(readBlock(language, code))).toBe(code);
  });
});

describe('what a block ends up with', () => {
  const marked = [
    ['ts', '// %'],
    ['ts', '/* % */'],
    ['tsx', '{/* % */}'],
    ['xml', '<!-- % -->'],
    ['bash', '# %'],
    ['ruby', '# %'],
    ['swift', '// %'],
    ['kotlin', '// %'],
    ['java', '// %'],
    ['groovy', '// %'],
    ['json', '// %'],
    ['properties', '# %'],
  ] as const;

  it.each(marked)('is in %s with %s what Docusaurus shows, without the removed lines', (language, comment) => {
    const write = (word: string) => `  ${comment.replace('%', word)}`;
    const code = [
      'first',
      write('highlight-next-line'),
      'second',
      write('removed-start'),
      'third',
      'fourth',
      write('removed-end'),
      write('removed-next-line'),
      'fifth',
      write('focus-start'),
      'sixth',
      write('focus-end'),
    ];
    const block = readBlock(language, ...code);
    expect(block.code).toBe('first\nsecond\nthird\nfourth\nfifth\nsixth');
    const final = readFinalCode(code.join('\n')).split('\n');
    expect(final).toHaveLength(code.length);
    expect(final.filter((line) => line !== '')).toEqual(['first', 'second', 'sixth']);
    expect(readCopiedCode(block)).toBe('first\nsecond\nsixth');
  });

  it('keeps other comments and words', () => {
    const code = "// highlight-next\nconst mark = 'removed-next-line';\n// removed-next-line: no\nx();";
    expect(readFinalCode(code)).toBe(code);
  });
});
