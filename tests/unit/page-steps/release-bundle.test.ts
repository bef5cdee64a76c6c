import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { releaseBundle } from '../../../src/build/page-steps/release-bundle';

/** Renders a page as Docusaurus does: with a bundle in a context of its own, which loads a part from a file. */
function render() {
  const outDir = realpathSync(mkdtempSync(join(tmpdir(), 'release-bundle-')));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const part = join(outDir, '__server', 'page.js');
  mkdirSync(join(outDir, '__server'));
  writeFileSync(part, 'exports.page = "a page";');
  const require = createRequire(part);
  const context = createContext({ exports: {}, module: { exports: {} }, require, part });
  const metadata: { noIndex: boolean } = runInContext(
    'module.exports = exports = require(part); ({ noIndex: exports.page === undefined })',
    context,
  );
  return { outDir, part, context, metadata, loaded: require.cache };
}

it('takes the bundle away from its context and its parts out of the list of loaded files, and leaves the metadata', () => {
  const { outDir, part, context, metadata, loaded } = render();
  expect(Object.keys(loaded)).toContain(part);
  releaseBundle(outDir, { '/docs/': metadata });
  expect(runInContext('[typeof module, typeof exports, typeof require].join()', context)).toBe(
    'undefined,undefined,undefined',
  );
  expect(Object.keys(loaded)).not.toContain(part);
  expect(metadata.noIndex).toBe(false);
});

it('leaves this process alone when worker threads have rendered, or nothing', () => {
  const names = Object.getOwnPropertyNames(globalThis);
  releaseBundle('/nowhere', { '/docs/': { noIndex: false } });
  releaseBundle('/nowhere', {});
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(names);
});
