import originalPattern from 'path-to-regexp';
import { describe, expect, it } from 'vitest';
import makePattern from '../../../src/plugins/light-client/client/router/path-pattern';

const routes = ['/', '/docs/', '/docs', '/docs/next/cli', '/docs/a.b-c', '/docs/a\\.b', '*'];
const paths = [
  '/',
  '/docs',
  '/docs/',
  '/DOCS',
  '/docs/next/cli',
  '/docs/next/cli/',
  '/docs/next/cli/run',
  '/docs/a.b-c',
  '/docs/a.b',
  '/docs/axb',
  '',
];
const switches = [true, false];

describe('the pattern of a route', () => {
  it.each(
    switches.flatMap((end) => switches.flatMap((strict) => switches.map((sensitive) => ({ end, strict, sensitive })))),
  )('fits the paths that fit with path-to-regexp: %o', (options) => {
    const fit = (make: typeof makePattern) =>
      routes.flatMap((route) =>
        paths.map((path) => [route, path, make(route, [], options).exec(path)?.slice() ?? null]),
      );
    expect(fit(makePattern)).toEqual(fit(originalPattern as unknown as typeof makePattern));
  });

  it('names what * has taken', () => {
    const keys: { name: number }[] = [];
    makePattern('*', keys);
    expect(keys).toEqual([{ name: 0 }]);
  });

  it('has nothing to fill in', () => {
    expect(makePattern.compile('/docs/cli')()).toBe('/docs/cli');
  });
});
