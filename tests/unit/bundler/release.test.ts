import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { releaseCompilation } from '../../../src/plugins/bundler/release';

it('lets go of a compilation when its bundler is closed, and not before', () => {
  const added: unknown[] = [];
  const compilation = { addRuntimeModule: (_chunk: unknown, module: object) => void added.push(module) };
  const begins: ((begun: typeof compilation) => void)[] = [];
  const ends: (() => void)[] = [];
  const holder: { compiler?: unknown } = {};
  const other = { compiler: {} };
  const loaders = { options: ((text: string) => `loaded ${text}`) as unknown };
  const compiler = {
    webpack: {},
    __internal__builtinPlugins: [loaders, { options: { name: 'no function' } }],
    options: { plugins: [holder, other, false] },
    hooks: {
      thisCompilation: { tap: (_: string, callback: (typeof begins)[number]) => void begins.push(callback) },
      shutdown: { tap: (_: string, callback: () => void) => void ends.push(callback) },
    },
  };
  holder.compiler = compiler;
  releaseCompilation(compiler as never);
  for (const begin of begins) begin(compilation);
  const module = { compilation, chunk: {}, chunkGraph: {}, name: 'module' };
  compilation.addRuntimeModule({}, module);
  expect(added).toEqual([module]);
  expect(module.compilation).toBe(compilation);
  const load = loaders.options as (text: string) => unknown;
  expect(load('page')).toBe('loaded page');
  for (const end of ends) end();
  expect(load('page')).toBeUndefined();
  expect(module).toEqual({ compilation: undefined, chunk: undefined, chunkGraph: undefined, name: 'module' });
  expect(holder.compiler).toBeUndefined();
  expect(other.compiler).toEqual({});
});

it('lets the threads of the bundler work when nothing holds the compiler any more', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let texts = 0;
  const transform = async () => {
    texts += 1;
  };
  const hook = { tap: () => undefined };
  const release = () =>
    releaseCompilation({
      webpack: { experiments: { swc: { transform } } },
      options: { plugins: [] },
      hooks: { thisCompilation: hook, shutdown: hook },
    } as never);
  release();
  expect(texts).toBe(0);
  for (let turn = 0; turn < 50 && texts === 0; turn += 1) {
    collect();
    await nextTurn();
  }
  expect(texts).toBeGreaterThanOrEqual(2);
});
