/** Filters the keys of the configuration on their page. */
import { makeElement } from '../browser/elements/make-element';
import { recordsClass } from '../lib/dom-contract';
import styles from './element.module.css';
import { followAddress, linkSearch, setSectionShown } from './follow-address';

export default makeElement(start);

function start(root: HTMLElement, signal: AbortSignal): void {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const advice = root.querySelector<HTMLElement>('[data-advice]');
  if (field === null || status === null || advice === null) return;

  root.classList.add(styles.finder ?? '');

  const filter = (): void => {
    const words = field.value.trim();
    const rows = [
      ...document.querySelectorAll<HTMLTableRowElement>(`.theme-doc-markdown .${recordsClass} > tbody > tr`),
    ];
    const shown = findKeys(words, rows);
    for (const row of rows) row.hidden = !shown.has(row);
    for (const table of new Set(rows.flatMap((row) => row.closest('table') ?? []))) {
      // The section ends with the frame of the table.
      setSectionShown(table.parentElement, table.querySelector('tbody > tr:not([hidden])') !== null);
    }
    status.textContent = words === '' ? '' : describe(shown.size, rows.length, words);
    advice.hidden = shown.size > 0;
    linkSearch(advice, words);
  };
  const clear = (): void => {
    field.value = '';
    filter();
  };

  field.addEventListener('input', filter, { signal });
  followAddress({ show: filter, clear }, signal);
  // Filters by what a reader typed before this code was loaded.
  filter();
}

/** Finds the keys whose names contain all words. If there are none, finds those whose explanations do. */
function findKeys(query: string, rows: readonly HTMLTableRowElement[]): Set<HTMLTableRowElement> {
  const words = query.toLowerCase().split(/\s+/);
  const has = (text: string | null | undefined): boolean => words.every((word) => text?.toLowerCase().includes(word));
  const named = rows.filter(({ cells: [name] }) => has(name?.textContent));
  return new Set(named.length > 0 ? named : rows.filter(({ textContent }) => has(textContent)));
}

function describe(shown: number, all: number, words: string): string {
  return shown === 0 ? `No key contains “${words}”.` : `${shown} of ${all} keys`;
}
