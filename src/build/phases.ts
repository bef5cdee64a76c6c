import type { Compiler } from './bundler-types';

/** Phases of a build, in order. */
export type PhaseName = 'reading' | 'compiling' | 'rendering' | 'finishing';

/** Tells the command that started this process which phase begins. Without such a command, it does nothing. */
export function sendPhase(phase: PhaseName): void {
  process.send?.({ phase });
}

/** Interval between two reports of the memory, in milliseconds. */
const reportTime = 1000;

/** Tells the command that started this process how much memory it has taken, again and again, because a process without memory says nothing more. */
export function reportMemory(): void {
  if (process.send === undefined) return;
  setInterval(() => process.send?.({ memory: process.resourceUsage().maxRSS * 1024 }), reportTime).unref();
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
