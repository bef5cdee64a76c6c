import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { navbar } from '../../../src/config/navbar';
import { basePath, docsVersions } from '../../../src/config/versions';

const require = createRequire(import.meta.url);

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
    expect(navbar.logo).toMatchObject({ width: 200, height: 24 });
  });
});

describe('the progress bar', () => {
  it('has the defaults of nprogress: it starts at 0.08 and moves on every 800 ms', () => {
    const nprogress: { settings: object } = require('nprogress');
    expect(nprogress.settings).toMatchObject({ minimum: 0.08, trickleSpeed: 800 });
  });
});
