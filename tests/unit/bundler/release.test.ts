import { expect, it } from 'vitest';
import { releaseCompilation } from '../../../src/plugins/bundler/release';

it('lets go of a compilation when its bundler is closed, and not before', () => {
  const added: unknown[] = [];
  const compilation = { addRuntimeModule: (_chunk: unknown, module: object) => void added.push(module) };
  const begins: ((begun: typeof compilation) => void)[] = [];
  const ends: (() => void)[] = [];
  const holder: { compiler?: unknown } = {};
  const other = { compiler: {} };
  const compiler = {
    options: { plugins: [holder, other, false] },
    hooks: {
      thisCompilation: { tap: (_: string, callback: (typeof begins)[number]) => void begins.push(callback) },
      shutdown: { tap: (_: string, callback: () => void) => void ends.push(callback) },
    },
  };
  holder.compiler = compiler;
  releaseCompilation(compiler);
  for (const begin of begins) begin(compilation);
  const module = { compilation, chunk: {}, chunkGraph: {}, name: 'module' };
  compilation.addRuntimeModule({}, module);
  expect(added).toEqual([module]);
  expect(module.compilation).toBe(compilation);
  for (const end of ends) end();
  expect(module).toEqual({ compilation: undefined, chunk: undefined, chunkGraph: undefined, name: 'module' });
  expect(holder.compiler).toBeUndefined();
  expect(other.compiler).toEqual({});
});
