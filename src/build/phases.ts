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
