/** Filters the plugin overview by the words and platforms on the cards. */
import { makeElement } from '../browser/elements/make-element';
import { followAddress, linkSearch, setSectionShown, writeAddress } from './follow-address';
import {
  describePlugins,
  isShown,
  type PluginCard,
  type PluginFilter,
  pluginParameters,
  readPluginFilter,
  writePluginFilter,
} from './plugin-filter';

/** The controls above the cards of the plugins. The cards stay outside, where the page has them: they have headings, and may be cut into portions. */
export default makeElement(start);

function start(root: HTMLElement, signal: AbortSignal): void {
  const field = root.querySelector<HTMLInputElement>('[type="search"]');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const status = root.querySelector('[role="status"]');
  const clearButton = root.querySelector<HTMLElement>('[data-clear]');
  const advice = root.querySelector<HTMLElement>('[data-advice]');
  if (field === null || status === null) return;

  const readControls = (): PluginFilter => {
    const query = new URLSearchParams(boxes.filter(({ checked }) => checked).map(({ name, value }) => [name, value]));
    query.set('q', field.value);
    return readPluginFilter(query.toString());
  };
  const apply = (filter: PluginFilter): void => {
    const isFiltered = writePluginFilter(filter) !== '';
    const { shown, all } = applyToCards(filter);
    status.textContent = describePlugins(shown, all, filter);
    if (clearButton !== null) clearButton.hidden = !isFiltered;
    if (advice !== null) showAdvice(advice, shown === 0, filter.words);
  };
  const fill = (filter: PluginFilter): void => {
    // Setting the same text again would move the cursor in the field.
    if (field.value.trim() !== filter.words) field.value = filter.words;
    for (const box of boxes) box.checked = filter.platforms.some((platform) => platform === box.value);
    apply(filter);
  };
  const change = (): void => {
    const filter = readControls();
    apply(filter);
    writeAddress(pluginParameters, writePluginFilter(filter));
  };
  const clear = (): void => {
    fill(readPluginFilter(''));
    writeAddress(pluginParameters, '');
  };

  root.addEventListener('input', change, { signal });
  clearButton?.addEventListener(
    'click',
    () => {
      clear();
      // The button is now hidden.
      field.focus();
    },
    { signal },
  );
  followAddress({ show: (query) => fill(readPluginFilter(query)), clear }, signal);
  // Applies what a reader typed before this code was loaded.
  if (writePluginFilter(readPluginFilter(window.location.search)) === '') change();
  else fill(readPluginFilter(window.location.search));
}

function applyToCards(filter: PluginFilter): { shown: number; all: number } {
  let [shown, all] = [0, 0];
  for (const list of document.querySelectorAll<HTMLElement>('.theme-doc-markdown .cards')) {
    const cards = [...list.querySelectorAll<HTMLElement>(':scope > li')];
    for (const card of cards) card.hidden = !isShown(readCard(card), filter);
    const count = cards.filter(({ hidden }) => !hidden).length;
    setSectionShown(list, count > 0);
    shown += count;
    all += cards.length;
  }
  return { shown, all };
}

function readCard(card: HTMLElement): PluginCard {
  const link = card.querySelector('a');
  const words = [link?.textContent, card.querySelector('span')?.textContent, link?.pathname.split('/').at(-1)];
  return { text: words.join(' '), platforms: (card.querySelector('small')?.textContent ?? '').split(' · ') };
}

/** Links to the search of all pages if nothing is found. */
function showAdvice(advice: HTMLElement, isEmpty: boolean, words: string): void {
  advice.hidden = !isEmpty || words.trim() === '';
  if (advice.hidden) return;
  linkSearch(advice, words.trim());
  advice.querySelector('a')?.replaceChildren(`Search all pages for “${words.trim()}”`);
}
