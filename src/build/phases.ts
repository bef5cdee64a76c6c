/** Phases of a build, in order. */
export type PhaseName = 'reading' | 'compiling' | 'rendering' | 'finishing';

/** Tells the command that started this process which phase begins. Without such a command, it does nothing. */
export function sendPhase(phase: PhaseName): void {
  process.send?.({ phase });
}
