import { fetchJson } from '../../browser/fetch-json';
import { findBar, hideNote, loadFor, showNote } from '../../browser/note';
import { basePath } from '../../config/base-path';
import { frameFolder, sampleFile } from './addresses';
import { readSharedMark } from './edit/share';
import { dropAhead } from './frames';
import { loadEditor } from './load-editor';
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
  signal.addEventListener('abort', () => {
    panel.close();
    dropAhead();
  });
}

/**
 * Runs a sample in a panel below its code. If the panel is open, runs the sample once more, with what it has stored. If the address holds changed code of the sample, shows
 * that instead, and lets the reader run it.
 *
 * @param button names the version, the file with the samples of the page, and the place of the sample in it
 * @param block the code
 * @param signal aborts when the block goes
 */
export function runSample(button: HTMLElement, block: HTMLElement, signal: AbortSignal): void {
  const shared = readSharedMark(location.hash);
  if (open?.button === button) open.panel.run();
  else if (shared?.index !== readMark(button).index) showSample(button, block, signal);
  else
    loadFor(block, loadEditor, ({ readShared }) => {
      readShared(shared.data).then(
        (code) => {
          // It may be in a tab.
          block.dispatchEvent(new Event('beforematch', { bubbles: true }));
          showSample(button, block, signal, code);
        },
        ({ message }: Error) => showNote(findBar(), () => hideNote(findBar()), message, 'Close'),
      );
    });
}

/** Opens the panel of a sample. @param shared code to show in place of the sample */
function showSample(button: HTMLElement, block: HTMLElement, signal: AbortSignal, shared?: string): void {
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
        open.panel.show(sample, index, `${basePath}${frameFolder(version)}#${hash}.${index}`, shared);
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
