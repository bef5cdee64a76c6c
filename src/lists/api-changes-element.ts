/** Filters the API changes on their page: if the reader wants, only changes that can break an app are shown. */
import { makeElement } from '../browser/elements/make-element';
import { changeParameters, countChanges, isBreakingOnly, writeBreakingOnly } from './change-filter';
import { followAddress, setSectionShown, writeAddress } from './follow-address';

/** The controls above the changes. These stay outside, where the page has them: they have headings, and are cut into portions. */
export default makeElement(start);

function start(root: HTMLElement, signal: AbortSignal): void {
  const box = root.querySelector<HTMLInputElement>('[type="checkbox"]');
  const status = root.querySelector('[role="status"]');
  if (box === null || status === null) return;

  const apply = (isBreaking: boolean): void => {
    box.checked = isBreaking;
    const lists = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown .changes')];
    const counts = lists.map((list) => applyToSection(list, isBreaking));
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    status.textContent = countChanges(sum(counts.map(({ shown }) => shown)), sum(counts.map(({ all }) => all)));
  };
  const change = (isBreaking: boolean): void => {
    apply(isBreaking);
    writeAddress(changeParameters, writeBreakingOnly(isBreaking));
  };

  box.addEventListener('change', () => change(box.checked), { signal });
  followAddress({ show: (query) => apply(isBreakingOnly(query)), clear: () => change(false) }, signal);
  // Keeps a checkbox that the reader checked before this code was loaded.
  if (box.checked) change(true);
  else apply(isBreakingOnly(window.location.search));
}

/** Filters a list. If it becomes empty, hides the list and its heading. */
function applyToSection(list: HTMLElement, isBreaking: boolean): { shown: number; all: number } {
  const entries = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  for (const entry of entries) entry.hidden = isBreaking && entry.querySelector('[data-breaking]') === null;
  const shown = entries.filter(({ hidden }) => !hidden).length;
  setSectionShown(list, shown > 0);
  return { shown, all: entries.length };
}
