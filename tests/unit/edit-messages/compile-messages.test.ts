import { describe, expect, it } from 'vitest';
import {
  describeCompileError,
  describeFailure,
  formatMessage,
  joinMessages,
} from '../../../src/plugins/edit-messages/compile-messages';

const root = '/home/me/docs';
const describeError = (message: string, moduleName?: string) =>
  describeCompileError({ message, moduleName }, root).map(formatMessage);

describe('describeCompileError', () => {
  it('takes the sentence out of an error of the Markdown compiler', () => {
    const text = [
      '  × Error: MDX compilation failed for file "/home/me/docs/docs/a.md"',
      '  │ Cause: docs/a.md:11: v5 has no plugin "camra". Did you mean "camera"?',
      '  │ Details:',
      '  │     at problemAt (/home/me/docs/src/remark/problem.ts:20:10)',
    ].join('\n');
    expect(describeError(text)).toEqual(['docs/a.md:11:1  v5 has no plugin "camra". Did you mean "camera"?']);
  });

  it('knows wrong front matter, which comes without the name of an error', () => {
    expect(describeError('  × docs/a.md:2: the front matter has no field "titel".\n')).toEqual([
      'docs/a.md:2:1  the front matter has no field "titel".',
    ]);
  });

  it('gives the line of a syntax error, which stands in JSON', () => {
    const text = [
      'MDX compilation failed for file "/home/me/docs/docs/a.md"',
      'Cause: Could not parse expression with acorn',
      'Details:',
      '{ "file": "", "place": { "line": 7, "column": 2 } }',
    ].join('\n');
    expect(describeError(text)).toEqual([
      'docs/a.md:7:1  the page is not valid MDX: Could not parse expression with acorn.',
    ]);
  });

  it('names the module of any other error, without its loaders and stack', () => {
    const text =
      'Module not found:\n  × Resolve error: Can\'t resolve "./no" in "/home/me/docs/src"\n    at a (b.js:1:2)';
    expect(describeError(text, './src/theme/a.tsx?x')).toEqual([
      'src/theme/a.tsx:1:2  Resolve error: Can\'t resolve "./no" in "/home/me/docs/src"',
    ]);
  });
});

describe('joinMessages', () => {
  const message = (file: string, line: number) => ({ file, line, column: 1, message: 'wrong' });

  it('says once what the bundler and the checks find in a line', () => {
    expect(joinMessages([message('a.md', 2), message('b.md', 2)], [message('a.md', 2)])).toEqual([
      message('b.md', 2),
      message('a.md', 2),
    ]);
  });

  it('leaves out what is generated while something is wrong with its source', () => {
    const generated = message('.docusaurus/registry.js', 1);
    expect(joinMessages([generated], [message('sidebars.ts', 2)])).toEqual([message('sidebars.ts', 2)]);
    expect(joinMessages([generated], [])).toEqual([generated]);
  });
});

describe('describeFailure', () => {
  it('reads the place where there is one', () => {
    expect(describeFailure('src/reference/overlays/a.json:3: this is not valid JSON.').map(formatMessage)).toEqual([
      'src/reference/overlays/a.json:3:1  this is not valid JSON.',
    ]);
    expect(describeFailure('out of memory')).toMatchObject([{ message: 'out of memory' }]);
  });
});
