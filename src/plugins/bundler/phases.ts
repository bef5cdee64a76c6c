import { sendPhase } from '../../build/phases';

/** The part of a compiler of Rspack or webpack that is used here. */
interface Compiler {
  readonly hooks: {
    readonly beforeRun: { readonly tap: (name: string, callback: () => void) => void };
    readonly done: { readonly tap: (name: string, callback: () => void) => void };
  };
}

/**
 * Makes the function that tells the command behind `npm run build` what the build is doing, so that it can report it. Without that command,
 * nothing is sent.
 *
 * @param send sends a phase to the process that has started this one; tests pass their own
 * @returns a function that listens to a compiler; call it for each
 */
export function makePhaseReporter(send = sendPhase): (compiler: Compiler) => void {
  let compiling = 0;
  return ({ hooks }) => {
    compiling += 1;
    hooks.beforeRun.tap('bundler', () => send('compiling'));
    hooks.done.tap('bundler', () => {
      compiling -= 1;
      if (compiling === 0) send('rendering');
    });
  };
}
