import './element.css';
import { explainedLanguage } from '@capacitor-docs/explain';
import { makeElement } from '../../../browser/elements/make-element';
import { nameCode, watchScroller } from '../../../browser/watch-scrollers';
import { codeTitleClass } from '../../../lib/dom-contract';
import { addExplainButton, addReportButton, addWrapButton, copyCode, watchRunButton } from './buttons';

/**
 * A code block, or code in a line: its button copies the code, and that of a sample that can run runs it. Code that scrolls takes the keyboard focus, has a name and can be
 * wrapped. A block that the reader points at, or comes to by keyboard, also has buttons that explain it and that report a mistake in it.
 */
export default makeElement((block, signal) => {
  const bar = block.querySelector('.code-bar');
  const code = block.querySelector('code');
  if (code === null) return;
  block.querySelector('.code-copy')?.addEventListener('click', () => copyCode(bar ?? block, code), { signal });
  const run = block.querySelector<HTMLElement>('.code-run');
  if (run !== null) watchRunButton(run, block, signal);
  if (bar === null || code.parentElement === null) return;
  const name = nameCode(bar.querySelector(`.${codeTitleClass}`)?.textContent);
  signal.addEventListener(
    'abort',
    watchScroller(code.parentElement, name, () => addWrapButton(bar, code)),
  );
  const isExplained = explainedLanguage.test(code.parentElement.className);
  const addButtons = (): void => {
    addReportButton(bar, block);
    if (isExplained) void addExplainButton(bar, block, code);
  };
  // Its code may come when the reader is already there.
  if (block.matches(':hover, :focus-within')) addButtons();
  else
    for (const event of ['pointerenter', 'focusin']) block.addEventListener(event, addButtons, { signal, once: true });
});
