import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { findReason } from '../../../src/plugins/edits-first';
import { shortenError, shortenErrors } from '../../../src/plugins/live-checks/short-errors';

const root = '/site';

describe('shortenError', () => {
  it('says what the project itself has said, without the stack', () => {
    const message = [
      '  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):',
      '  ╰─▶   × Error: docs/a.md:3: There is no directive ::x.',
      '        │     at run (/site/src/remark/index.ts:3:4)',
    ].join('\n');
    expect(shortenError({ message, moduleName: './docs/a.md', stack: 'at run' }, root)).toEqual({
      message: 'docs/a.md:3: There is no directive ::x.',
      moduleName: './docs/a.md',
    });
  });

  it('says where an element begins that does not end', () => {
    const message = [
      '  ╰─▶   × Error: MDX compilation failed for file "/site/docs/a.md"',
      '        │ Cause: Expected a closing tag for `<Tabs>` (21:1-21:7)',
      '        │ Details:',
    ].join('\n');
    expect(shortenError({ message, moduleName: './docs/a.md' }, root).message).toBe(
      'docs/a.md:21: the page is not valid MDX: <Tabs> is not closed. Write </Tabs> after it; if it is a name in text, put it in backticks: `<Tabs>`.',
    );
  });

  it('names the module with the first reason of what nobody knows', () => {
    const message = "  × Module not found: Can't resolve './b' in '/site/src/components'\n   ╭─[1:0]";
    expect(shortenError({ message, moduleName: './src/components/a.tsx' }, root).message).toBe(
      "src/components/a.tsx: Module not found: Can't resolve './b' in 'src/components'",
    );
  });
});

describe('shortenErrors', () => {
  it('leaves each error to the reporter, in one line, and none to Docusaurus', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'short-errors-'));
    writeFileSync(join(folder, 'a.js'), "import './b';");
    const compiler = rspack({ mode: 'development', context: folder, entry: './a.js', output: { path: folder } });
    shortenErrors(compiler as never, folder);
    const stats = await new Promise<Stats>((resolve, reject) =>
      compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result))),
    );
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/^a\.js: .*'\.\/b'.*$/)]);
    // As Docusaurus asks for what it prints.
    expect(stats.toJson('errors-warnings').errors ?? []).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('findReason', () => {
  it('takes the sentence out of what Docusaurus wraps around it', () => {
    const cause = Object.assign(new Error('docs/a.md:1: no title.'), { stack: 'docs/a.md:1: no title.' });
    expect(findReason(new Error("Can't process doc metadata", { cause }))).toBe(cause);
  });

  it('leaves out the list of all pages below a wrong sidebar', () => {
    const error = new Error('Invalid sidebar file at "sidebars.ts".\nThese do not exist:\n- a\n- b\n\nAvailable:\n- c');
    expect(String(findReason(error))).toBe('Error: Invalid sidebar file at "sidebars.ts". These do not exist: a b');
  });

  it('leaves other errors as they are', () => {
    const error = new Error('something else', { cause: new Error('deeper') });
    expect(findReason(error)).toBe(error);
  });
});
