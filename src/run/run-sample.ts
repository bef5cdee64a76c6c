import { fetchJson } from '../browser/fetch-json';
import { loadFor } from '../browser/note';
import { basePath } from '../config/versions';
import { frameFolder, sampleFile } from './addresses';
import { openPanel, type Panel } from './panel';
import type { Sample } from './protocol';

interface Opened {
  readonly panel: Panel;
  readonly button: HTMLElement;
}

/** The only panel that is open, and one that loads because the reader may press its button next. */
let open: Opened | undefined;
let next: Opened | undefined;

/** Samples of pages by the hash of their file. */
const files = new Map<string, Promise<Sample[]>>();

/** Loads what a press of the button needs. Nothing of it is seen, and if it fails, the press loads it again. */
export function prepareSample(button: HTMLElement, block: HTMLElement, signal: AbortSignal): void {
  if (open?.button === button || next?.button === button) return;
  next?.panel.close();
  const { version, hash, index } = readMark(button);
  const panel = openPanel(block, basePath + frameFolder(version), (hadFocus) => {
    if (open?.panel === panel) open = undefined;
    if (next?.panel === panel) next = undefined;
    button.setAttribute('aria-expanded', 'false');
    if (hadFocus) button.focus();
  });
  next = { panel, button };
  loadSamples(hash).then(
    (samples) => samples[index] !== undefined && panel.load(samples[index]),
    () => undefined,
  );
  signal.addEventListener('abort', panel.close);
}

/**
 * Runs a sample in a panel below its code. If the panel is open, runs the sample once more, with what it has stored.
 *
 * @param button names the version, the file with the samples of the page, and the place of the sample in it
 * @param block the code
 * @param signal aborts when the block goes
 */
export function runSample(button: HTMLElement, block: HTMLElement, signal: AbortSignal): void {
  if (open?.button === button) {
    open.panel.run();
    return;
  }
  open?.panel.close();
  prepareSample(button, block, signal);
  open = next;
  next = undefined;
  const { version, hash, index } = readMark(button);
  open?.panel.reveal();
  button.setAttribute('aria-expanded', 'true');
  loadFor(
    block,
    () => loadSamples(hash),
    (samples) => {
      const sample = samples[index];
      if (sample !== undefined && open?.button === button)
        open.panel.show(sample, `${basePath}${frameFolder(version)}#${hash}.${index}`);
    },
    'This sample could not be loaded. Check your connection.',
  );
}

function readMark({ dataset }: HTMLElement): { version: string; hash: string; index: number } {
  const [version = '', hash = '', index = ''] = dataset.run?.split(' ') ?? [];
  return { version, hash, index: Number(index) };
}

function loadSamples(hash: string): Promise<Sample[]> {
  const known = files.get(hash) ?? fetchJson<Sample[]>(basePath + sampleFile(hash));
  files.set(hash, known);
  known.catch(() => files.delete(hash));
  return known;
}
