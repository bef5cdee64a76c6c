/** The document of the frames, opened by itself: shows and runs a sample of the site that its address names. */
import { make } from '../../../browser/make';
import { makeLine } from '../lines';
import type { Sample } from '../protocol';
import { deliverTo } from './send';

const styles =
  'body,main{max-width:46rem;margin:1rem auto;padding:0 1rem}main{overflow-wrap:anywhere;font:14px/1.5 system-ui,sans-serif}h1{font-size:1.25rem}pre{white-space:pre-wrap}' +
  '.run-lines{padding:0;list-style:none}.run-lines>li{display:flex;gap:.75rem;font-family:monospace}.run-text{flex:1}details,summary{display:inline}';

/** Longest output that is shown, in lines. */
const maxLines = 200;

/** Only samples that the site has published run here: an address can't bring code along. */
export async function runAlone(run: (sample: Sample & { readonly isDark: boolean }) => Promise<void>): Promise<void> {
  const [, hash, index] = /^#([0-9a-f]{8})\.(\d+)$/.exec(location.hash) ?? [];
  if (hash === undefined) return;
  const lines = make('ol', { class: 'run-lines', 'aria-label': 'Output' });
  const main = make('main', {}, make('h1', {}, 'Sample'), lines);
  // Beside the body, which belongs to the sample.
  document.documentElement.append(make('style', {}, styles), main);
  if (self.origin !== 'null') {
    lines.replaceWith('This host does not keep the page apart from the site, so nothing runs here.');
    return;
  }
  const address = new URL(`./samples.${hash}.js`, import.meta.url).href;
  const { default: samples }: { default: readonly Sample[] } = await import(address);
  const sample = samples[Number(index)];
  if (sample === undefined) return;
  lines.before(
    make('p', {}, `${sample.packages.join(', ')}, in this browser.`),
    ...(sample.ask === undefined ? [] : [make('p', {}, `This sample ${sample.ask} Press “Start” to continue.`)]),
    make('pre', {}, sample.code),
  );
  deliverTo((message) => {
    const isLine = message.type !== 'ready' && message.type !== 'pong' && message.type !== 'done';
    if (isLine && lines.childElementCount < maxLines) lines.append(makeLine(message));
  });
  await run({ ...sample, isDark: matchMedia('(prefers-color-scheme: dark)').matches });
}
