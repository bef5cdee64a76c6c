import type { PhaseName } from '../../build/phases';

/** What a person reads about each phase of a build, in their order. */
const labels: Readonly<Record<PhaseName, string>> = {
  reading: 'Reading pages and packages',
  compiling: 'Compiling',
  rendering: 'Rendering pages',
  finishing: 'Writing search, archives and hosting files',
};

/**
 * Makes a function that writes a line when a phase of a build begins: once, because the server and browser compilers both report their start.
 *
 * @param write writes text to the terminal
 */
export function reportPhases(write: (text: string) => unknown): (phase: string) => void {
  const phases = Object.entries(labels);
  let current = -1;
  return (phase) => {
    const place = phases.findIndex(([name]) => name === phase);
    if (place <= current) return;
    current = place;
    write(`[${place + 1}/${phases.length}] ${phases[place]?.[1]}\n`);
  };
}
