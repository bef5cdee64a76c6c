/** What a build does, one after the other. */
export type PhaseName = 'reading' | 'compiling' | 'rendering' | 'finishing';

/** Names the phase that begins to the command that has started this process; without one nobody is told. */
export function sendPhase(phase: PhaseName): void {
  process.send?.({ phase });
}
