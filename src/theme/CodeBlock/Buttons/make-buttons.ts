/** The buttons of a code block: wrap, report a mistake, copy. A page may have sixty blocks, so the buttons are not in its HTML. */

import copyStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import group from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css';
import { copyText } from '../../../browser/clipboard';
import { isApple } from '../../../browser/events';
import { make } from '../../../browser/make';
import { loadFor } from '../../../browser/note';
import { readCopiedCode } from './copied-code';
import ownStyles from './styles.module.css';

/** How long the button shows that the code was copied, in milliseconds. */
const thanksTime = 1000;

/** How long a message that it was not copied is shown, in milliseconds. */
const refusalTime = 8000;

function icon(path: string, className: string | undefined, size = 24): string {
  return `<svg viewBox="0 0 ${size} ${size}" class="${className ?? ''}" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;
}

const pictures = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  done: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
  report: 'M14.4 6 14 4H5v17h2v-7h5.6l.4 2h7V6z',
} as const;

function makeButton(label: string, title: string, picture: string): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'clean-btn', 'aria-label': label, title });
  button.innerHTML = picture;
  return button;
}

/** Returns the text to copy from a block. */
function readCode(pre: Element, code: Element): string {
  const lines = [...code.querySelectorAll('.token-line')];
  if (lines.length === 0) return code.textContent;
  return readCopiedCode({
    code: lines.map(({ textContent }) => textContent.replace(/\n$/, '')).join('\n'),
    language: /language-(\S+)/.exec(pre.className)?.[1] ?? 'text',
    lineClassNames: Object.fromEntries(lines.map(({ classList }, index) => [index, [...classList]])),
  });
}

/** Returns the button, and the place of its messages, which screen readers announce. */
function makeCopyButton(pre: Element, code: Element): [HTMLButtonElement, HTMLElement] {
  const label = 'Copy code to clipboard';
  const pair = icon(pictures.copy, copyStyles.copyButtonIcon) + icon(pictures.done, copyStyles.copyButtonSuccessIcon);
  const button = makeButton(
    label,
    'Copy',
    `<span class="${copyStyles.copyButtonIcons}" aria-hidden="true">${pair}</span>`,
  );
  button.classList.add(copyStyles.copyButton ?? 'copy');
  const status = make('span', { role: 'status', class: ownStyles.status ?? '' });
  let timer = 0;
  const say = (message: string, isCopied: boolean): void => {
    button.classList.toggle(copyStyles.copyButtonCopied ?? '', isCopied);
    button.setAttribute('aria-label', isCopied ? message : label);
    // Readers see a mark on the button after a success.
    status.classList.toggle(ownStyles.refusal ?? '', !isCopied && message !== '');
    status.textContent = message;
    clearTimeout(timer);
    if (message !== '') timer = window.setTimeout(() => say('', false), isCopied ? thanksTime : refusalTime);
  };
  button.addEventListener('click', () => {
    copyText(readCode(pre, code)).then(
      () => say('Copied', true),
      () => {
        getSelection()?.selectAllChildren(code);
        say(`Your browser refused to copy this. It is selected: press ${isApple() ? '⌘C' : 'Ctrl+C'}.`, false);
      },
    );
  });
  return [button, status];
}

/** The style sheet shows it while the code scrolls, and while it is pressed. */
function makeWrapButton(code: HTMLElement): HTMLButtonElement {
  const label = 'Wrap long lines';
  const button = makeButton(label, label, icon(pictures.wrap, ownStyles.icon));
  button.classList.add(ownStyles.wrap ?? '');
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isWrapped = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isWrapped));
    code.style.whiteSpace = isWrapped ? 'pre-wrap' : '';
    code.style.overflowWrap = isWrapped ? 'anywhere' : '';
  });
  return button;
}

function makeReportButton(pre: Element): HTMLButtonElement {
  const label = 'Report a mistake in this code';
  const picture = `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="${pictures.report}"/></svg>`;
  const button = makeButton(label, label, picture);
  button.setAttribute('aria-haspopup', 'dialog');
  button.classList.add(ownStyles.report ?? '');
  button.addEventListener('click', () => {
    loadFor(
      button,
      () => import(/* webpackChunkName: "page-tools" */ '../../../page-tools/report-sample'),
      ({ reportSample }) => reportSample(pre.closest('.theme-code-block') ?? pre),
    );
  });
  return button;
}

/** Adds the buttons behind the code of a block. @param pre the code */
export function addButtons(pre: HTMLElement): void {
  const code = pre.querySelector('code');
  if (code === null) return;
  const [copy, status] = makeCopyButton(pre, code);
  pre.after(make('div', { class: group.buttonGroup ?? '' }, status, makeWrapButton(code), makeReportButton(pre), copy));
}
