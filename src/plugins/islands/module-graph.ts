/** The graph of the modules in the server's bundle, with the types of the bundler, which Docusaurus does not export. */
import type { Configuration } from '../light-client/bundle';

type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (compiler: never) => void>;
type Compiler = Parameters<BundlerPlugin>[0];
export type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0];
export type Module = NonNullable<ReturnType<Compilation['moduleGraph']['getModule']>>;

/**
 * Makes a plugin for the bundler that looks at all modules before they are bundled.
 *
 * @param look returns messages, each of which stops the build
 */
export function lookAtModules(look: (compilation: Compilation) => readonly string[]): BundlerPlugin {
  return (compiler) => {
    compiler.hooks.thisCompilation.tap('islands', (compilation) => {
      compilation.hooks.finishModules.tap('islands', () => {
        for (const message of look(compilation)) {
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  };
}

/** @returns the absolute path of a module's file, with its query; an empty string for modules without a file */
export function fileOf(module: Module): string {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
}

/**
 * Lists modules and everything that they import, directly or not.
 *
 * @param isLeftOut tells by a module's file (see `fileOf`) that it does not count, with what only it imports
 */
export function listModules(
  { moduleGraph }: Compilation,
  start: readonly Module[],
  isLeftOut: (file: string) => boolean = () => false,
): Module[] {
  const queue = [...start];
  const seen = new Set<Module>();
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    if (seen.has(module) || isLeftOut(fileOf(module))) continue;
    seen.add(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.module) queue.push(connection.module);
    }
  }
  return [...seen];
}
