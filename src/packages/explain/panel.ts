/** The list below a sample that explains its names, for readers who don't point at them. */
import { make } from '../../browser/make';
import type { Explanation } from './model';
import type { ExplainedName } from './read-explanations';
import { renderExplanation } from './render';
import styles from './styles.module.css';

/**
 * @param marked names of the sample, by their elements in the code
 * @param close called by the button that closes the list
 */
export function makePanel(marked: ReadonlyMap<Element, ExplainedName>, close: () => void): HTMLElement {
  const marksOf = new Map<Explanation, Element[]>();
  for (const [mark, { explanation }] of marked) marksOf.set(explanation, [...(marksOf.get(explanation) ?? []), mark]);
  const all = [...marksOf.keys()];
  const own = all.filter(isOfVersion);
  const others = all.filter((explanation) => !isOfVersion(explanation));
  const button = make('button', { type: 'button', class: 'button button--link' }, 'Close');
  button.addEventListener('click', close);
  const list = make(
    'ul',
    {},
    ...own.map((explanation) => {
      const row = make('li', {}, ...renderExplanation(explanation));
      lightUp(row, marksOf.get(explanation) ?? []);
      return row;
    }),
  );
  return make(
    'section',
    { class: styles.panel ?? '', 'aria-label': 'Explanation of this code' },
    make('header', {}, make('b', {}, 'Explained'), make('span', {}, countNames(own.length)), button),
    ...(own.length === 0 ? [] : [list]),
    ...(others.length === 0 ? [] : [renderTypes(others)]),
  );
}

/** Whether a name belongs to the version's packages, and not to the sample or the browser. */
function isOfVersion({ text, url }: Explanation): boolean {
  return text !== undefined || url !== undefined;
}

function countNames(count: number): string {
  return count === 0 ? 'No names of Capacitor' : count === 1 ? '1 name' : `${count} names`;
}

function renderTypes(names: readonly Explanation[]): HTMLElement {
  const types = names.map(({ word, type = '' }) => make('li', {}, make('code', {}, `${word}: ${type}`)));
  return make(
    'details',
    { class: 'disclosure' },
    make('summary', {}, 'Types of the other names'),
    make('ul', { class: styles.types ?? '' }, ...types),
  );
}

/** Lights the places of a name in the code while the reader is at its row. */
function lightUp(row: HTMLElement, marks: readonly Element[]): void {
  const light = (isLit: boolean) => (): void => {
    for (const mark of marks) mark.classList.toggle(styles.lit ?? '', isLit);
  };
  for (const event of ['pointerenter', 'focusin']) row.addEventListener(event, light(true));
  for (const event of ['pointerleave', 'focusout']) row.addEventListener(event, light(false));
}
