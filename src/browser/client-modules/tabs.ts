/**
 * Client module: adds the event listeners for tabs. Tabs are never rendered a second time, so the listeners are on the document and serve the tabs
 * of all pages, whether a component or the build created them.
 */
import { chooseTab, focusOtherTab, showChosenTabs } from '@site/src/browser/behaviors/tabs';

function findTab({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-tab-values] [role="tab"]') : null;
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = findTab(event);
  if (tab === null) return;
  const isChoice = event.key === 'Enter' || event.key === ' ';
  if (isChoice) chooseTab(tab);
  if (isChoice || focusOtherTab(tab, event.key)) event.preventDefault();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const tab = findTab(event);
    if (tab !== null) chooseTab(tab);
  });
  document.addEventListener('keydown', onKeyDown);
  // The reader chose a tab in another window of the site.
  window.addEventListener('storage', () => showChosenTabs(document));
}
