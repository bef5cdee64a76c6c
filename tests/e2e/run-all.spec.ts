import { docsVersions } from '../../src/config/versions';
import { compileSample } from '../../src/packages/run/edit/compile';
import { writeValue } from '../../src/packages/run/lines';
import type { FromFrame, Sample } from '../../src/packages/run/protocol';
import { listPages, readBuiltFile } from '../build/site';
import { test as base, expect, openPage } from './fixtures';

/* Runs every sample that has a button, of all versions, each in a frame of its own. What runs must end without an error that the page does not tell. */

// Samples print warnings and errors of their own.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  complaints: async ({}, use) => use([]),
});
test.setTimeout(240_000);

/** What samples that call a plugin reject with when they run alone, or in this browser: there is no file yet, the frame may not do it, nothing does it. */
const told: Readonly<Record<string, RegExp>> = {
  // Nothing is open that could be closed.
  browser: /^'No active window to close!'/,
  // Without them, because nobody would close what they open. `run.spec.ts` looks at elements.
  camera: /^'Unable to load PWA Element 'pwa-camera-modal'/,
  clipboard: /^NotAllowedError: Failed to execute '(?:read|write)\w*' on 'Clipboard'/,
  // Its page of its own may ask for it.
  geolocation: /^GeolocationPositionError/,
  'screen-orientation': /^Error: ScreenOrientation API not available in this browser/,
  share: /^(?:Error: |')(?:Web )?Share API not available/,
};

/** Samples that wait for what a reader chooses or allows. They run until they call the plugin. */
const waits = /\b(?:getPhoto|pickImages|showActions|getCurrentPosition)\(/;

interface Marked {
  readonly name: string;
  readonly page: string;
  readonly version: string;
  readonly sample: Sample;
}

/** Lists the samples with a button, from all pages. What several pages of a version show is listed once. */
function listMarked(): Marked[] {
  const all = listPages().flatMap(({ file: page }) =>
    [...readBuiltFile(page).matchAll(/\sdata-run="(v\d+) (\w+) (\d+)"/g)].map(
      ([, version = '', hash = '', index = '']) => {
        const file = `run/files/samples.${hash}.json`;
        const sample = (JSON.parse(readBuiltFile(file)) as Sample[])[Number(index)];
        if (sample === undefined) throw new Error(`${file} has no sample ${index}.`);
        return { name: `${page} ${index}`, page, version, sample };
      },
    ),
  );
  return [...new Map(all.map((marked) => [marked.version + JSON.stringify(marked.sample), marked])).values()];
}

/** Runs samples in frames, several at a time, and collects the messages of each. Runs in the page. */
async function runInFrames(
  samples: readonly { version: string; run: object; last: readonly string[] }[],
): Promise<FromFrame[][]> {
  const runOne = ({ version, run, last }: (typeof samples)[number]): Promise<FromFrame[]> =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = `/docs/run/${version}/`;
      const messages: FromFrame[] = [];
      const receive = ({ source, data }: MessageEvent<FromFrame>): void => {
        if (source !== frame.contentWindow) return;
        messages.push(data);
        if (data.type === 'ready') frame.contentWindow?.postMessage({ type: 'run', isDark: false, ...run }, '*');
        // Rejections that nobody has caught are reported a moment later, faults of what waits for a reader once it is drawn.
        if (last.includes(data.type)) setTimeout(end, data.type === 'call' ? 500 : 50);
      };
      const end = (): void => {
        window.removeEventListener('message', receive);
        clearTimeout(timer);
        frame.remove();
        resolve(messages);
      };
      const timer = setTimeout(end, 20_000);
      window.addEventListener('message', receive);
      document.body.append(frame);
    });
  const results: FromFrame[][] = [];
  const entries = [...samples.entries()];
  const work = async (): Promise<void> => {
    for (let next = entries.shift(); next !== undefined; next = entries.shift())
      results[next[0]] = await runOne(next[1]);
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return results;
}

/** Names the messages after which a sample is through. */
const lastOf = ({ code }: Sample): string[] => (waits.test(code) ? ['call', 'done'] : ['done']);

/** What went wrong in a sample, unless the page tells it. */
function findProblems({ name, sample }: Marked, messages: readonly FromFrame[]): string[] {
  const wrong = messages.flatMap((message) =>
    message.type === 'error' || message.type === 'rejection' ? [message.values.map(writeValue).join(' ')] : [],
  );
  const { packages, code } = sample;
  const used = Object.entries(told).filter(
    ([plugin]) => packages.some((each) => each.includes(`/${plugin} `)) || code.includes('Plugins'),
  );
  const untold = wrong.filter((text) => !used.some(([, message]) => message.test(text)));
  const isDone = messages.some(({ type }) => lastOf(sample).includes(type));
  return [...new Set([...untold, ...(isDone ? [] : ['did not end'])])].map((text) => `${name}: ${text}`);
}

/** Makes changed code of a sample, which is the same but for what ends its loops. */
function change({ prepared: _, ...sample }: Sample): Sample {
  return compileSample(sample, sample.code, '_guard');
}

const ways = { 'as it is': (sample: Sample) => sample, 'as changed code': change };

for (const [way, make] of Object.entries(ways))
  test(`every sample with a button runs ${way}`, { tag: '@any-size' }, async ({ page }) => {
    const all = listMarked().map((marked) => ({ ...marked, sample: make(marked.sample) }));
    expect(all.length).toBeGreaterThan(docsVersions.length * 40);
    await openPage(page, '/docs/data');
    // Functions that need nothing are called, too. What would wait for a press begins at once, and shows nothing.
    // A dialog would wait for somebody who closes it.
    const runs = all.map(({ version, sample, sample: { code, functions, ask, ...others } }) => {
      const callable = ask === undefined ? functions.filter(({ fields }) => fields.length === 0) : [];
      const calls = callable.map(({ name }) => `await ${name}();\n`).join('');
      return {
        version,
        last: lastOf(sample),
        run: { ...others, elements: undefined, code: code + calls, functions: [] },
      };
    });
    const results = await page.evaluate(runInFrames, runs);
    expect(all.flatMap((marked, index) => findProblems(marked, results[index] ?? []))).toEqual([]);
  });
