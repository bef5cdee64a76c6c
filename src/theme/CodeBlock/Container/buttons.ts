/** What the buttons in the bar of a code block do: copy, run, wrap, report a mistake, explain. Only the first two are in the HTML, because a page may have sixty blocks. */
import { copyText } from '../../../browser/clipboard';
import { isApple } from '../../../browser/events';
import { make } from '../../../browser/make';
import { loadFor } from '../../../browser/note';
import { readCopiedCode } from './copied-code';

/** How long the button shows that the code was copied, in milliseconds. */
const thanksTime = 1000;

/** How long a message that it was not copied is shown, in milliseconds. */
const refusalTime = 8000;

const copyLabel = 'Copy code to clipboard';

const paths = {
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
  explain:
    'M4 5h16v2H4zm0 6h8v2H4zm0 6h6v2H4zm13-6a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm-.75 2h1.5v1.5h-1.5zm0 2.5h1.5V19h-1.5z',
  report: 'M14.4 6 14 4H5v17h2v-7h5.6l.4 2h7V6z',
} as const;

const timers = new WeakMap<Element, number>();

/** Copies the code of a block and says so in its bar. If the browser refuses, the code is selected instead. */
export function copyCode(bar: Element, code: HTMLElement): void {
  copyText(readCode(code)).then(
    () => say(bar, 'Copied', true),
    () => {
      getSelection()?.selectAllChildren(code);
      say(bar, `Your browser refused to copy this. It is selected: press ${isApple() ? '⌘C' : 'Ctrl+C'}.`, false);
    },
  );
}

/** Shows a message in the bar for a while, and announces it to screen readers. Readers see a success as a mark on the button. */
function say(bar: Element, message: string, isCopied: boolean): void {
  const button = bar.querySelector('.code-copy');
  let status = bar.querySelector('[role=status]');
  if (status === null) {
    status = make('span', { role: 'status' });
    button?.before(status);
  }
  button?.classList.toggle('code-copied', isCopied);
  button?.setAttribute('aria-label', isCopied ? message : copyLabel);
  status.className = isCopied || message === '' ? 'code-status' : 'code-refusal';
  status.textContent = message;
  clearTimeout(timers.get(bar));
  if (message === '') return;
  timers.set(
    bar,
    window.setTimeout(() => say(bar, '', false), isCopied ? thanksTime : refusalTime),
  );
}

/** Reads the text to copy from a block. */
function readCode(code: Element): string {
  const lines = [...code.querySelectorAll('.token-line')];
  if (lines.length === 0) return code.textContent;
  return readCopiedCode({
    code: lines.map(({ textContent }) => textContent.replace(/\n$/, '')).join('\n'),
    language: /language-(\S+)/.exec(code.parentElement?.className ?? '')?.[1] ?? 'text',
    lineClassNames: Object.fromEntries(lines.map(({ classList }, index) => [index, [...classList]])),
  });
}

// With other code that few readers load: each name of a chunk is in the first script.
const loadRun = () => import(/* webpackChunkName: "few" */ '@capacitor-docs/run/run-sample');

/** Runs a sample in a panel below its code when the button is pressed, and loads what that needs when the reader is about to. */
export function watchRunButton(button: HTMLElement, block: HTMLElement, signal: AbortSignal): void {
  const prepare = () =>
    loadRun().then(
      ({ prepareSample }) => prepareSample(button, block, signal),
      () => undefined,
    );
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, prepare, { signal });
  button.addEventListener('click', () => loadFor(block, loadRun, ({ runSample }) => runSample(button, block, signal)), {
    signal,
  });
}

/** Adds the button that wraps long lines, before those of the HTML: they must not move while the reader points at them. */
export function addWrapButton(bar: Element, code: HTMLElement): void {
  if (bar.querySelector('.code-wrap') !== null) return;
  const button = makeButton('Wrap long lines', 'code-wrap', paths.wrap);
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isWrapped = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isWrapped));
    code.style.whiteSpace = isWrapped ? 'pre-wrap' : '';
    code.style.overflowWrap = isWrapped ? 'anywhere' : '';
  });
  bar.querySelector('.code-run, .code-copy')?.before(button);
}

/** Adds the button that reports a mistake in a block, before the others. */
export function addReportButton(bar: Element, block: Element): void {
  if (bar.querySelector('.code-report') !== null) return;
  const button = makeButton('Report a mistake in this code', 'code-report', paths.report);
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => {
    loadFor(
      button,
      () => import(/* webpackChunkName: "page-tools" */ '../../../page-tools/report'),
      ({ reportSample }) => reportSample(block),
    );
  });
  bar.querySelector('button')?.before(button);
}

const loadExplanations = () => import(/* webpackChunkName: "page-tools" */ '@capacitor-docs/explain/explain-block');

/**
 * Adds the button that explains the names in a sample, before the one that runs it, and lets the reader point at them. A sample without names that can be explained
 * gets none. If the explanations do not load, the button is there, and loads them again.
 */
export async function addExplainButton(bar: Element, block: Element, code: HTMLElement): Promise<void> {
  const prepare = async () => {
    const { prepareNames, togglePanel } = await loadExplanations();
    return { hasNames: await prepareNames(code), togglePanel };
  };
  // Nobody has asked for them yet: who presses the button hears what is wrong.
  const isWanted = await prepare().then(
    ({ hasNames }) => hasNames,
    () => true,
  );
  if (!isWanted || bar.querySelector('.code-explain') !== null) return;
  const button = makeButton('Explain this code', 'code-explain', paths.explain);
  button.setAttribute('aria-expanded', 'false');
  button.append(make('span', {}, 'Explain'));
  button.addEventListener('click', () =>
    loadFor(button, prepare, ({ togglePanel }) => togglePanel(button, block, code)),
  );
  bar.querySelector('.code-run, .code-wrap, .code-copy')?.before(button);
}

function makeButton(label: string, className: string, path: string): HTMLButtonElement {
  const button = make('button', { type: 'button', class: `clean-btn ${className}`, 'aria-label': label, title: label });
  button.innerHTML = `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;
  return button;
}
