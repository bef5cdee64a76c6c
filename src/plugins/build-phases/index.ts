import type { Plugin } from '@docusaurus/types';
import { sendPhase } from '../../build/phases';

/** A compiler of Rspack or webpack, as far as it is used here. */
interface Compiler {
  readonly hooks: {
    readonly beforeRun: { readonly tap: (name: string, callback: () => void) => void };
    readonly done: { readonly tap: (name: string, callback: () => void) => void };
  };
}

/**
 * Docusaurus plugin: tells the command behind `npm run build` what the build is doing, so that it can say so. Without that command nobody is told.
 *
 * @param send where to; to the process that has started this one, unless a test wants to know
 */
export function buildPhases(_context: unknown, _options: unknown, send = sendPhase): Plugin {
  const name = 'build-phases';
  let compiling = 0;
  return {
    name,
    configureWebpack() {
      const apply = ({ hooks }: Compiler): void => {
        compiling += 1;
        hooks.beforeRun.tap(name, () => send('compiling'));
        hooks.done.tap(name, () => {
          compiling -= 1;
          if (compiling === 0) send('rendering');
        });
      };
      return { plugins: [{ apply }] };
    },
  };
}
