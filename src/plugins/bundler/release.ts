/** Module of the bundler that writes code into the published scripts. */
interface RuntimeModule {
  compilation?: unknown;
  chunk?: unknown;
  chunkGraph?: unknown;
}

interface Compilation {
  addRuntimeModule: (chunk: unknown, module: RuntimeModule) => void;
}

/** The part of a compiler of Rspack or webpack that is used here. */
interface Compiler {
  readonly options: { readonly plugins: readonly unknown[] };
  readonly hooks: {
    readonly thisCompilation: { readonly tap: (name: string, callback: (compilation: Compilation) => void) => void };
    readonly shutdown: { readonly tap: (name: string, callback: () => void) => void };
  };
}

/**
 * Lets go of what was compiled when the bundler is closed, which is a megabyte for each page. Otherwise it stays until the build ends: the bundler's Rust
 * code holds the runtime modules of plugins, which hold the compilation, which holds the Rust code, a circle that no garbage collector finds; and
 * Docusaurus holds the configurations with their plugins, of which one holds its compiler.
 */
export function releaseCompilation(compiler: Compiler): void {
  const { hooks, options } = compiler;
  const modules: RuntimeModule[] = [];
  hooks.thisCompilation.tap('bundler', (compilation) => {
    const add = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module) => {
      modules.push(module);
      add(chunk, module);
    };
  });
  hooks.shutdown.tap('bundler', () => {
    for (const module of modules.splice(0))
      Object.assign(module, { compilation: undefined, chunk: undefined, chunkGraph: undefined });
    for (const plugin of options.plugins as { compiler?: unknown }[])
      if (plugin?.compiler === compiler) plugin.compiler = undefined;
  });
}
