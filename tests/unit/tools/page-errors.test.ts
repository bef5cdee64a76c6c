import { describe, expect, it } from 'vitest';
import { explainFailure, findPageErrors } from '../../../src/tools/lib/page-errors.mjs';

describe('findPageErrors', () => {
  it('finds each error with file and line once, without colours', () => {
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

  it('finds nothing in a build that failed otherwise', () => {
    expect(findPageErrors('[ERROR] Error: Unable to build website\n at file.js:1:2')).toEqual([]);
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
    expect(explainFailure(output, '/site', 1)).toEqual([
      'docs/bad.md:20: the page is no valid MDX: Could not parse expression with acorn.',
    ]);
  });

  it('gives the deepest cause when nothing else is known', () => {
    const output =
      '[ERROR] Error: Unable to build website for locale en.\n    at build (a.js:1:2) {\n  [cause]: Error: The disk is full\n      at write (b.js:1:2)\n}';
    expect(explainFailure(output, '/site', 1)).toEqual(['The build failed: The disk is full.']);
  });

  it('says so when the build says nothing', () => {
    expect(explainFailure('', '/site', 137)).toEqual([
      'The build ended with code 137 and without an error message. See what it printed last.',
    ]);
  });
});
