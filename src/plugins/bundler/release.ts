import { availableParallelism } from 'node:os';
import type { Compiler } from '../../build/bundler-types';

/** The part of Rspack that compiles a text in one of its threads. */
interface Rspack {
  readonly experiments?: {
    readonly swc?: { readonly transform: (code: string, options: object) => Promise<unknown> };
  };
}

/** What compilers of Rspack have besides. */
interface RspackCompiler {
  /** Rspack's own plugins, as its Rust code gets them. One of them is the function that runs loaders, which holds its compiler. */
  readonly __internal__builtinPlugins?: readonly { options: unknown }[];
}

/**
 * Gives the memory of a compiler back when the garbage collector has found it. The bundler's threads do so only while they work
 * (with `MIMALLOC_PURGE_DELAY=0`, see `src/packages/docs-cli/build/memory.ts`), so each of them gets something to compile.
 */
const compilers = new FinalizationRegistry<Rspack>(({ experiments }) => {
  const threads = Array.from({ length: 2 * availableParallelism() });
  for (const _ of threads) experiments?.swc?.transform('', {}).catch(() => undefined);
});

/**
 * Lets go of what was compiled when the bundler is closed, which is a megabyte for each page. Otherwise it stays until the build ends: the bundler's Rust
 * code holds the function that runs loaders, and the runtime modules of plugins, which hold the compilation, which holds the Rust code, circles that no
 * garbage collector finds; and Docusaurus holds the configurations with their plugins, of which one holds its compiler.
 */
export function releaseCompilation(compiler: Compiler & RspackCompiler): void {
  const { hooks, options } = compiler;
  compilers.register(compiler, compiler.webpack as Rspack);
  const modules: object[] = [];
  hooks.thisCompilation.tap('bundler', (compilation) => {
    const add = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module) => {
      modules.push(module);
      add(chunk, module);
    };
  });
  for (const plugin of compiler.__internal__builtinPlugins ?? []) {
    if (typeof plugin.options !== 'function') continue;
    let call: ((...given: unknown[]) => unknown) | undefined = plugin.options as typeof call;
    plugin.options = (...given: unknown[]) => call?.(...given);
    hooks.shutdown.tap('bundler', () => {
      call = undefined;
    });
  }
  hooks.shutdown.tap('bundler', () => {
    for (const module of modules.splice(0))
      Object.assign(module, { compilation: undefined, chunk: undefined, chunkGraph: undefined });
    for (const plugin of options.plugins as { compiler?: unknown }[])
      if (plugin?.compiler === compiler) plugin.compiler = undefined;
  });
}
