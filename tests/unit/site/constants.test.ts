import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { basePath, docsVersions } from '../../../src/config/versions';
import { themeConfig } from '../../../src/site/theme';

const require = createRequire(import.meta.url);

/** Reads the source of an installed module, by its import name. */
function readModule(name: string): string {
  return readFileSync(require.resolve(name), 'utf8');
}

describe('the versions', () => {
  it('are v5, v4, v3 and v2, with v4 as the latest and v5 unreleased under next', () => {
    expect(docsVersions.map(({ name, state, routePrefix }) => [name, state, routePrefix])).toEqual([
      ['v5', 'unreleased', 'next'],
      ['v4', 'latest', ''],
      ['v3', 'unmaintained', 'v3'],
      ['v2', 'unmaintained', 'v2'],
    ]);
    expect(basePath).toBe('/docs/');
  });
});

describe('the logo', () => {
  it('is 200 by 24', () => {
    expect(themeConfig.navbar?.logo).toMatchObject({ width: 200, height: 24 });
  });
});

describe('installed modules', () => {
  it('nprogress starts at 0.08 and moves on every 800 ms', () => {
    const nprogress: { settings: object } = require('nprogress');
    expect(nprogress.settings).toMatchObject({ minimum: 0.08, trickleSpeed: 800 });
  });

  it('react-loadable waits 200 ms before it shows a spinner', () => {
    expect(readModule('react-loadable')).toMatch(/\bdelay: 200,/);
  });

  it('react-router keeps up to 10000 compiled patterns in each of its caches', () => {
    expect(readModule('react-router/esm/react-router.js').match(/\bcacheLimit(?:\$1)? = \d+/g)).toEqual([
      'cacheLimit = 10000',
      'cacheLimit$1 = 10000',
    ]);
  });

  it('react-helmet-async writes to the head once a frame, which is about 16 ms', () => {
    const source = readModule('react-helmet-async');
    expect(source).toMatch(/\bdefer:!0\b/);
    expect(source).toMatch(/\brequestAnimationFrame\(/);
  });
});
