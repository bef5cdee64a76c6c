/**
 * What a build does, one after the other. `share` is how much of all work is done when the phase begins, from 0 to 1, as builds of the whole site
 * on two cores have it.
 * @typedef {'reading' | 'compiling' | 'rendering' | 'finishing'} PhaseName
 */

/** @type {Readonly<Record<PhaseName, { label: string, share: number }>>} */
const phases = {
  reading: { label: 'Reading pages and packages', share: 0 },
  compiling: { label: 'Compiling', share: 0.15 },
  rendering: { label: 'Rendering pages', share: 0.6 },
  finishing: { label: 'Writing search, archives and hosting files', share: 0.8 },
};

/** Characters of the bar. */
const width = 30;

/**
 * Shows how far a build is: a line for each phase, and in a terminal a bar below them, which is drawn again in its place.
 *
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} stream
 * @returns {{ begin: (phase: string) => void, end: () => void, clear: () => void, draw: () => void }} `clear` and `draw` make room for other output
 */
export function createPhaseReport(stream) {
  const isTTY = stream.isTTY === true;
  /** @type {PhaseName | undefined} */
  let current;
  const names = /** @type {PhaseName[]} */ (Object.keys(phases));
  const clear = () => {
    if (isTTY && current !== undefined) stream.write('\r\u001b[K');
  };
  const draw = () => {
    if (isTTY && current !== undefined) stream.write(drawBar(phases[current].share));
  };
  return {
    begin(phase) {
      const name = names.find((known) => known === phase);
      // The compilers of server and browser both begin.
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
 * @param {number} share from 0 to 1
 * @returns {string} such as `[######------] 50 %`
 */
export function drawBar(share) {
  const filled = Math.round(share * width);
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${Math.round(share * 100)} %`;
}
