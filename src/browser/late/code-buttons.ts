/** The buttons of code blocks: wrap, report a mistake, copy. A page may have sixty blocks, so the buttons are not in its HTML. */

import copyStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import group from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css';
import { readCopiedCode } from '@site/src/browser/late/copied-code';
import { whenIdle } from '@site/src/browser/when-idle';
import { copyText } from '../clipboard';
import { isApple } from '../events';
import { make } from '../make';
import ownStyles from './code-buttons.module.css';

/** Margin within which a block counts as near: one window height above the window, and one below. */
const margin = '100% 0px';

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
function readCode(block: Element): string {
  const lines = [...block.querySelectorAll('.token-line')];
  if (lines.length === 0) return block.querySelector('code')?.textContent ?? '';
  return readCopiedCode({
    code: lines.map(({ textContent }) => textContent.replace(/\n$/, '')).join('\n'),
    language: /language-(\S+)/.exec(block.className)?.[1] ?? 'text',
    lineClassNames: Object.fromEntries(lines.map(({ classList }, index) => [index, [...classList]])),
  });
}

/** Returns the button, and the place of its messages, which screen readers announce. */
function makeCopyButton(block: Element): [HTMLButtonElement, HTMLElement] {
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
    copyText(readCode(block)).then(
      () => say('Copied', true),
      () => {
        getSelection()?.selectAllChildren(block.querySelector('code') ?? block);
        say(`Your browser refused to copy this. It is selected: press ${isApple() ? '⌘C' : 'Ctrl+C'}.`, false);
      },
    );
  });
  return [button, status];
}

function makeWrapButton(block: HTMLElement): HTMLButtonElement {
  const label = 'Wrap long lines';
  const button = makeButton(label, label, icon(pictures.wrap, ownStyles.icon));
  button.setAttribute('aria-pressed', 'false');
  const isWrapped = (): boolean => button.getAttribute('aria-pressed') === 'true';
  button.hidden = true;
  // A wrapped block keeps its button.
  const measure = (): void => {
    button.hidden = !isWrapped() && block.scrollWidth <= block.clientWidth;
  };
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!isWrapped()));
    const code = block.querySelector('code');
    if (code === null) return;
    code.style.whiteSpace = isWrapped() ? 'pre-wrap' : '';
    code.style.overflowWrap = isWrapped() ? 'anywhere' : '';
  });
  // Measures after the browser has laid out the page; measuring now would force a layout for each block. Folded blocks are measured once shown.
  if (typeof ResizeObserver === 'undefined') requestAnimationFrame(measure);
  else new ResizeObserver(measure).observe(block);
  return button;
}

function makeReportButton(): HTMLButtonElement {
  const label = 'Report a mistake in this code';
  const picture = `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="${pictures.report}"/></svg>`;
  const button = makeButton(label, label, picture);
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('data-page-tool', 'sample');
  button.classList.add(ownStyles.report ?? '');
  return button;
}

function addButtons(block: HTMLElement): void {
  const place = block.parentElement;
  if (place === null || place.querySelector(`.${group.buttonGroup}`) !== null) return;
  const [copy, status] = makeCopyButton(block);
  const buttons = [status, makeWrapButton(block), makeReportButton(), copy];
  place.append(make('div', { class: group.buttonGroup ?? '' }, ...buttons));
}

/** Number of distant blocks that get their buttons each time the browser is idle. */
const portion = 2;

let end: () => void = () => undefined;

/** Adds the buttons to the code blocks of the current page: right away near the window, elsewhere when the browser is idle. */
export function watchCode(): void {
  end();
  const left = new Set(document.querySelectorAll<HTMLElement>('.theme-code-block pre'));
  const take = (blocks: readonly HTMLElement[]): void => {
    for (const block of blocks) if (left.delete(block)) addButtons(block);
  };
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            take(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement));
          },
          { rootMargin: margin },
        )
      : undefined;
  const takeOthers = (): void => {
    take([...left].slice(0, portion));
    if (left.size > 0) whenIdle(takeOthers);
    else observer?.disconnect();
  };
  end = () => {
    left.clear();
    observer?.disconnect();
  };
  for (const block of left) observer?.observe(block);
  if (left.size > 0) whenIdle(takeOthers);
}
