import type { Plugin } from '@docusaurus/types';
import { sendPhase } from '../../build/phases';

/** The part of a compiler of Rspack or webpack that is used here. */
interface Compiler {
  readonly hooks: {
    readonly beforeRun: { readonly tap: (name: string, callback: () => void) => void };
    readonly done: { readonly tap: (name: string, callback: () => void) => void };
  };
}

/**
 * Docusaurus plugin: tells the command behind `npm run build` what the build is doing, so that it can report it. Without that command, nothing
 * is sent.
 *
 * @param send sends a phase to the process that has started this one; tests pass their own
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
