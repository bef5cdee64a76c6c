/** Filters the API changes on their page: if the reader wants, only changes that can break an app are shown. */
import { changeParameters, countChanges, isBreakingOnly, writeBreakingOnly } from './change-filter';
import { followAddress, setShown, writeAddress } from './follow-address';

/**
 * Starts the filter.
 *
 * @param root element with the controls, before the changes
 * @returns a function that stops it
 */
export function startApiChanges(root: Element): () => void {
  const box = root.querySelector<HTMLInputElement>('[type="checkbox"]');
  const status = root.querySelector('[role="status"]');
  const lists = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown .changes')];
  if (box === null || status === null) return () => undefined;
  const controls = new AbortController();

  const apply = (isBreaking: boolean): void => {
    box.checked = isBreaking;
    const counts = lists.map((list) => applyToSection(list, isBreaking));
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    status.textContent = countChanges(sum(counts.map(({ shown }) => shown)), sum(counts.map(({ all }) => all)));
  };
  const change = (isBreaking: boolean): void => {
    apply(isBreaking);
    writeAddress(changeParameters, writeBreakingOnly(isBreaking));
  };

  box.addEventListener('change', () => change(box.checked), { signal: controls.signal });
  followAddress({ show: (query) => apply(isBreakingOnly(query)), clear: () => change(false) }, controls.signal);
  // Keeps a checkbox that the reader checked before this code was loaded.
  if (box.checked) change(true);
  else apply(isBreakingOnly(window.location.search));
  return () => controls.abort();
}

/** Filters a list. If it becomes empty, hides the list, its heading and its link in the jump list. */
function applyToSection(list: HTMLElement, isBreaking: boolean): { shown: number; all: number } {
  const entries = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  for (const entry of entries) entry.hidden = isBreaking && entry.querySelector('[data-breaking]') === null;
  const shown = entries.filter(({ hidden }) => !hidden).length;
  list.hidden = shown === 0;
  for (let above = list.previousElementSibling; above instanceof HTMLElement; above = above.previousElementSibling) {
    setShown(above, shown > 0);
    if (above instanceof HTMLHeadingElement) {
      const link = document.querySelector(`.jump a[href="#${CSS.escape(above.id)}"]`)?.closest('li');
      if (link) link.hidden = shown === 0;
      break;
    }
  }
  return { shown, all: entries.length };
}
