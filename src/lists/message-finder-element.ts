/** Shows the row of a page's tables of symptoms that explains a message, right below the field that the reader pastes it into. */
import { makeElement } from '../browser/elements/make-element';
import { make } from '../browser/make';
import { symptomsClass } from '../lib/dom-contract';
import styles from './element.module.css';
import { findMessages } from './find-messages';
import { linkSearch } from './follow-address';

export default makeElement(start);

function start(root: HTMLElement, signal: AbortSignal): void {
  const field = root.querySelector('textarea');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const clearButton = root.querySelector<HTMLElement>('[data-clear]');
  const advice = root.querySelector<HTMLElement>('[data-advice]');
  if (field === null || status === null || clearButton === null || advice === null) return;
  const shown = make('div', { class: styles.matches ?? '' });
  root.append(shown);
  root.classList.add(styles.finder ?? '');

  const find = (): void => {
    const words = field.value.trim();
    const rows = listRows();
    const found = findMessages(words, rows.map(readMessage)).flatMap((index) => rows[index] ?? []);
    shown.replaceChildren(...found.map(copyRow));
    shown.hidden = found.length === 0;
    clearButton.hidden = field.value === '';
    advice.hidden = words === '' || found.length > 0;
    status.replaceChildren(...(words === '' ? [] : describe(found.length, rows.length)));
    linkSearch(advice, words);
  };
  const clear = (): void => {
    field.value = '';
    find();
    field.focus();
  };

  field.addEventListener('input', find, { signal });
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), { signal });
  clearButton.addEventListener('click', clear, { signal });
  // Finds what a reader pasted before this code was loaded.
  find();
}

function listRows(): HTMLTableRowElement[] {
  return [
    ...document.querySelectorAll<HTMLTableRowElement>(`.theme-doc-markdown > * > .${symptomsClass} > tbody > tr`),
  ];
}

function readMessage(row: HTMLTableRowElement) {
  const [cell] = row.cells;
  const patterns = [...(cell?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent ?? '');
  return { patterns, text: cell?.textContent ?? '' };
}

/** Copies a row with the table and the frame around it, which have its layout. Marks what differs from case to case. */
function copyRow(row: HTMLTableRowElement): Node {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  for (const code of copy.cells[0]?.querySelectorAll('code') ?? []) {
    code.replaceChildren(
      ...(code.textContent ?? '').split(/(…)/).map((part) => (part === '…' ? make('mark', {}, part) : part)),
    );
  }
  let whole: Node = copy;
  for (let around = row.parentElement; around?.closest('table, :has(> table)'); around = around.parentElement) {
    const shell = around.cloneNode();
    shell.appendChild(whole);
    whole = shell;
    if (around.localName === 'table' || around.localName === 'tbody') continue;
    // As in the component, it says that the table has arrived.
    shell.appendChild(make('br', { hidden: '' }));
    break;
  }
  return whole;
}

function describe(found: number, all: number): (Node | string)[] {
  if (found === 0) return [`None of the ${all} messages on this page matches.`];
  return [make('b', {}, found === 1 ? 'Best match' : 'Best matches'), ` of ${all} messages on this page`];
}
