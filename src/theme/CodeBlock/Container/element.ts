import { makeElement } from '../../../browser/elements/make-element';
import { nameCode, watchScroller } from '../../../browser/watch-scrollers';
import { codeTitleClass } from '../../../lib/dom-contract';
import { addReportButton, addWrapButton, copyCode } from './buttons';

/**
 * A code block: its button copies the code. Code that scrolls takes the keyboard focus, has a name and can be wrapped. A block that the reader points
 * at, or comes to by keyboard, also has a button that reports a mistake in it.
 */
export default makeElement((block, signal) => {
  const bar = block.querySelector('.code-bar');
  const code = block.querySelector<HTMLElement>('pre > code');
  if (bar === null || code === null || code.parentElement === null) return;
  const name = nameCode(bar.querySelector(`.${codeTitleClass}`)?.textContent);
  signal.addEventListener(
    'abort',
    watchScroller(code.parentElement, name, () => addWrapButton(bar, code)),
  );
  bar.querySelector('.code-copy')?.addEventListener('click', () => copyCode(bar, code), { signal });
  for (const event of ['pointerenter', 'focusin'])
    block.addEventListener(event, () => addReportButton(bar, block), { signal, once: true });
});
