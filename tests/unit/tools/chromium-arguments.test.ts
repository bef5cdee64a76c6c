import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { chromiumArguments, offByPlaywright } from '../../chromium-arguments';

it('what Playwright turns off in Chromium stays off', () => {
  const requireFromTest = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const core = dirname(createRequire(requireFromTest.resolve('playwright')).resolve('playwright-core/package.json'));
  const code = readFileSync(join(core, 'lib', 'coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(code)?.[1]?.replace(/\/\/.*$/gm, '') ?? '';
  expect([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(offByPlaywright);
  expect(chromiumArguments.at(-1)).toContain(`--disable-features=${offByPlaywright.join(',')},`);
});
