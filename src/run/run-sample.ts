import { fetchJson } from '../browser/fetch-json';
import { loadFor } from '../browser/note';
import { basePath } from '../config/versions';
import { frameFolder, sampleFile } from './addresses';
import { openPanel, type Panel } from './panel';
import type { Sample } from './protocol';

/** The only panel that is open, and its button. */
let open: { readonly panel: Panel; readonly button: HTMLElement } | undefined;

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
  const [version = '', hash = '', index = ''] = button.dataset.run?.split(' ') ?? [];
  const panel = openPanel(block, basePath + frameFolder(version), (hadFocus) => {
    if (open?.button === button) open = undefined;
    button.setAttribute('aria-expanded', 'false');
    if (hadFocus) button.focus();
  });
  open = { panel, button };
  button.setAttribute('aria-expanded', 'true');
  signal.addEventListener('abort', panel.close);
  loadFor(
    block,
    () => fetchJson<Sample[]>(basePath + sampleFile(hash)),
    (samples) => {
      const sample = samples[Number(index)];
      if (sample !== undefined) panel.show(sample);
    },
    'This sample could not be loaded. Check your connection.',
  );
}
