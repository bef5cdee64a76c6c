import type { PhaseName } from '../../build/phases';

/** Shows the progress of a build. */
export interface PhaseReport {
  readonly begin: (phase: string) => void;
  readonly end: () => void;
  /** Removes the progress bar before other output; `draw` shows it again. */
  readonly clear: () => void;
  readonly draw: () => void;
}

/** `share` is the fraction of all work that is done when the phase begins, from 0 to 1, measured in builds of the whole site on two cores. */
const phases: Readonly<Record<PhaseName, { label: string; share: number }>> = {
  reading: { label: 'Reading pages and packages', share: 0 },
  compiling: { label: 'Compiling', share: 0.15 },
  rendering: { label: 'Rendering pages', share: 0.6 },
  finishing: { label: 'Writing search, archives and hosting files', share: 0.8 },
};

/** Width of the bar, in characters. */
const width = 30;

/**
 * Shows the progress of a build: a line for each phase and, in a terminal, a bar below them that is redrawn in place.
 */
export function createPhaseReport(stream: {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}): PhaseReport {
  const isTTY = stream.isTTY === true;
  let current: PhaseName | undefined;
  const names = Object.keys(phases) as PhaseName[];
  const clear = () => {
    if (isTTY && current !== undefined) stream.write('\r\u001b[K');
  };
  const draw = () => {
    if (isTTY && current !== undefined) stream.write(drawBar(phases[current].share));
  };
  return {
    begin(phase) {
      const name = names.find((known) => known === phase);
      // The server and browser compilers both report their start.
      if (name === undefined || (current !== undefined && names.indexOf(name) <= names.indexOf(current))) return;
      clear();
      current = name;
      stream.write(`[${names.indexOf(name) + 1}/${names.length}] ${phases[name].label}\n`);
      draw();
    },
    end() {
      clear();
      current = undefined;
    },
    clear,
    draw,
  };
}

/**
 * @param share from 0 to 1
 * @returns text such as `[######------] 50 %`
 */
export function drawBar(share: number): string {
  const filled = Math.round(share * width);
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${Math.round(share * 100)} %`;
}
