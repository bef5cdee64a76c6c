import { describe, expect, it } from 'vitest';
import { softenFailures } from '../../../src/lib/soften-failures';

/** Softens a route in a route, whose inner component loads as told. */
function soften(preload: () => unknown, hasHydrated: boolean, loadsNormally = false) {
  const warnings: unknown[] = [];
  const inner = { preload };
  const outer = { preload: () => Promise.resolve('outer') };
  softenFailures([{ component: outer, routes: [{ component: inner }, { component: 'none' }, {}] }], {
    hasHydrated: () => hasHydrated,
    warn: (error) => warnings.push(error),
    loadNormally: () => Promise.resolve(loadsNormally),
  });
  return { inner, outer, warnings };
}

describe('loading a route', () => {
  it('gives what it gave when it works', async () => {
    const { inner, outer, warnings } = soften(() => Promise.resolve('inner'), true);
    await expect(Promise.all([inner.preload(), outer.preload()])).resolves.toEqual(['inner', 'outer']);
    expect(warnings).toEqual([]);
  });

  it('copes with components that load nothing', async () => {
    await expect(soften(() => undefined, true).inner.preload()).resolves.toBeUndefined();
  });

  it('warns instead of failing once the site has come to life', async () => {
    const error = new Error('Loading chunk 1 failed.');
    const { inner, warnings } = soften(() => Promise.reject(error), true);
    await expect(inner.preload()).resolves.toBeUndefined();
    expect(warnings).toEqual([error]);
  });

  it('never ends before that, so that the page of the server stays', async () => {
    const { inner, warnings } = soften(() => Promise.reject(new Error('lost')), false);
    const outcome = await Promise.race([
      inner.preload(),
      new Promise((resolve) => setTimeout(resolve, 20, 'still loading')),
    ]);
    expect(outcome).toBe('still loading');
    expect(warnings).toHaveLength(1);
  });

  it('never ends when the page is loaded as a whole, so that the old page stays until then', async () => {
    const { inner } = soften(() => Promise.reject(new Error('gone')), true, true);
    const outcome = await Promise.race([
      inner.preload(),
      new Promise((resolve) => setTimeout(resolve, 20, 'still loading')),
    ]);
    expect(outcome).toBe('still loading');
  });
});
