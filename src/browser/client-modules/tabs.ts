/**
 * Client module: listens to the tabs of all pages. They are elements that nobody draws a second time, so it listens for all of them at once,
 * whether a component or the build has put them there.
 */
import { chooseTab, focusNextTab, showChosenTabs } from '@site/src/browser/behaviors/tabs';

function findTab({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-tab-values] [role="tab"]') : null;
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = findTab(event);
  if (tab === null) return;
  if (event.key === 'ArrowRight') focusNextTab(tab, 1);
  if (event.key === 'ArrowLeft') focusNextTab(tab, -1);
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  chooseTab(tab);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const tab = findTab(event);
    if (tab !== null) chooseTab(tab);
  });
  document.addEventListener('keydown', onKeyDown);
  // Another window of the site, in which the reader has chosen.
  window.addEventListener('storage', () => showChosenTabs(document));
}
