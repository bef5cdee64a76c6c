import { describe, expect, it } from 'vitest';
import { explainFailure } from '../../../src/packages/docs-cli/build/explain-failure';
import { explainSyntax } from '../../../src/packages/shared/errors/explain-syntax';
import { findPageErrors } from '../../../src/packages/shared/errors/page-errors';

describe('findPageErrors', () => {
  it('finds each error with file and line once, without colors', () => {
    const output = [
      '  × Module build failed:',
      '  │ Cause: docs/config.md:168: `server.x`: no such key.',
      '\u001b[31m  │ Error: docs/config.md:168: `server.x`: no such key.\u001b[39m',
      '  │     at Object.process (/somewhere/processor.js:150:37)',
      '  │ Error: versioned_docs/version-v3/cli/index.md:3: Unknown directive "::x".',
    ].join('\n');
    expect(findPageErrors(output)).toEqual([
      'docs/config.md:168: `server.x`: no such key.',
      'versioned_docs/version-v3/cli/index.md:3: Unknown directive "::x".',
    ]);
  });

  it('finds what a wrong setting of the configuration says', () => {
    const output = [
      '[ERROR] Error: Docusaurus could not load module at path "docusaurus.config.ts"',
      '    at loadFreshModule (moduleUtils.js:36:15) {',
      '  [cause]: [Hosted search needs A, B, but B is not set.]',
      '}',
    ].join('\n');
    expect(findPageErrors(output)).toEqual(['Hosted search needs A, B, but B is not set.']);
  });

  it('finds each line of an error about several pages', () => {
    const output = [
      '  [cause]: [docs/a.md:2: the quotes are not closed: title: "A',
      '  docs/a b.md:5: hide_title must be true or false, but is "yes".]',
      '}',
    ].join('\n');
    expect(findPageErrors(output)).toEqual([
      'docs/a.md:2: the quotes are not closed: title: "A',
      'docs/a b.md:5: hide_title must be true or false, but is "yes".',
    ]);
  });

  it('finds nothing in a build that failed otherwise', () => {
    expect(findPageErrors('[ERROR] Error: Unable to build website\n at file.js:1:2')).toEqual([]);
  });
});

describe('explainSyntax', () => {
  it.each([
    ['Unexpected character `!` (U+0021) before name, expected a character', 'Write {/* … */}'],
    ['Unexpected character `2` (U+0032) before name, expected a character', 'write &lt;'],
    ['Unexpected end of file in name, expected a name character', 'write &lt;'],
    ['Expected a closing tag for `<br>` (9:1-9:5)', 'Write <br />'],
    ['Expected a closing tag for `<your-app>` before the end of `paragraph`', '`<your-app>`'],
    ['Unexpected closing tag `</b>`, expected corresponding closing tag for `<i>` (7:6-7:9)', '`</b>` closes nothing'],
    ['Could not parse expression with acorn', 'write \\{'],
    ['Unexpected end of file in expression, expected a corresponding closing brace for `{`', 'write \\{'],
    ['Could not parse import/exports with acorn', 'Begin a sentence with another word'],
    ['Odd brace. (1:2-3:4)', /^Odd brace$/],
  ])('%s', (reason, says) => {
    expect(explainSyntax(reason)).toMatch(says);
  });
});

describe('explainFailure', () => {
  it('gives file and line of a page that is no MDX', () => {
    const output = [
      '╰─▶   × Error: MDX compilation failed for file "/site/docs/bad.md"',
      '        │ Cause: Could not parse expression with acorn',
      '        │ Details:',
      '        │ {',
      '        │   "line": 20,',
      '        │   "place": {',
      '        │     "line": 20,',
      '        │     "column": 8',
      '        │   }',
      '        │ }',
    ].join('\n');
    expect(explainFailure(output, '/site', 1, [])).toEqual({
      lines: [
        'docs/bad.md:20: the page is not valid MDX: what is in braces must be JavaScript. In text write \\{ and \\}, or put it in backticks; the id of a heading is {/* #id */}.',
      ],
      isInput: true,
    });
  });

  it('gives the deepest cause when nothing else is known', () => {
    const output =
      '[ERROR] Error: Unable to build website for locale en.\n    at build (a.js:1:2) {\n  [cause]: Error: The disk is full\n      at write (b.js:1:2)\n}';
    expect(explainFailure(output, '/site', 1, [])).toEqual({
      lines: ['The build failed: The disk is full.'],
      isInput: false,
    });
  });

  it.each([
    ['Linux', '/home/ada/site', '/home/ada/site/src/config/a.ts', 'file:///home/ada/site/src/plugins/b.ts'],
    [
      'Linux, with a space',
      '/home/my site',
      '/home/my site/src/config/a.ts',
      'file:///home/my%20site/src/plugins/b.ts',
    ],
    ['Windows', 'C:\\Ada\\site', 'C:\\Ada\\site\\src\\config\\a.ts', 'file:///C:/Ada/site/src/plugins/b.ts'],
    ['Windows, with a space', 'C:\\My site', 'C:\\My site\\src\\config\\a.ts', 'file:///C:/My%20site/src/plugins/b.ts'],
  ])('names files of the project on %s', (_, root, path, address) => {
    const parsing = `[ERROR] Error: no config\n    at x (y.js:1:2) {\n  [cause]: Error: ParseError: Unexpected token\n ${path}:7:3\n      at jiti (z.js:1:2)\n}`;
    expect(explainFailure(parsing, root, 1, []).lines).toEqual([
      'src/config/a.ts:7: the file does not parse: unexpected token. Fix it there.',
    ]);
    const failing = (at: string) =>
      `[ERROR] Error: Out of cards\n    at make (${at}:9:5)\n    at run (/x/other.js:1:1)`;
    expect(explainFailure(failing(path), root, 1, []).lines).toEqual([
      'The build failed: src/config/a.ts:9: Out of cards.',
    ]);
    expect(explainFailure(failing(address), root, 1, []).lines).toEqual([
      'The build failed: src/plugins/b.ts:9: Out of cards.',
    ]);
    const page = path.replace('a.ts', 'a.md');
    const compiling = `Error: MDX compilation failed for file "${page}"\n Cause: Odd brace\n "line": 4,`;
    expect(explainFailure(compiling, root, 1, []).lines).toEqual([
      'src/config/a.md:4: the page is not valid MDX: Odd brace.',
    ]);
  });

  it('says once what the bundler says of many pages', () => {
    const line = '  × No loader for a.png';
    const output = `[ERROR] Error: Unable to build website.\n    at a.js:1:2 {\n  [cause]: Error: Failed to compile\n${line}\n  ${'-'.repeat(26)}\n${line}\n      at b (c.js:1:2)\n}`;
    expect(explainFailure(output, '/site', 1, []).lines).toEqual([
      'The build failed: Failed to compile × No loader for a.png.',
    ]);
  });

  it('says which disk is full, and nothing else', () => {
    const output = `[ERROR] Error: ENOSPC: no space left on device, write\n    at b (c.js:1:2)`;
    const { lines, isInput } = explainFailure(output, '/site', 1, ['/site/build']);
    expect(lines).toEqual([
      expect.stringMatching(/^No space is left on the disk of \/site\/build \([\d.]+ MB are free\)\. Free/),
    ]);
    expect(isInput).toBe(true);
  });

  it('says so when the build says nothing', () => {
    expect(explainFailure('', '/site', 137, [])).toEqual({
      lines: ['The build ended with code 137 and without an error message. See what it printed last.'],
      isInput: false,
    });
  });
});
