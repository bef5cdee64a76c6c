// Runs in the head of each page, before anything is drawn: shows the tabs that the URL requests, or that the reader chose before, and folds the categories
// of the sidebar that the reader folded in this tab (`src/browser/late/stored-folds.ts`). Later, both would cause a layout shift.
(() => {
  /**
   * @param {ParentNode} root
   * @param {string} selector
   * @returns {NodeListOf<HTMLElement>}
   */
  const select = (root, selector) => root.querySelectorAll(selector);

  const asked = new URLSearchParams(location.search);

  /**
   * @param {HTMLElement} group as src/theme/Tabs writes it
   * @returns {number} index of the chosen tab, -1 when there is none
   */
  const findChoice = ({ dataset: { tabValues = '', tabGroup = '' } }) => {
    const values = tabValues.split(' ');
    const choice = values.indexOf(`${asked.get(tabGroup)}`);
    return choice === -1 ? values.indexOf(localStorage[`docusaurus.tab.${tabGroup}`]) : choice;
  };

  /** Whether each category is folded, by its label; and below the empty name, the path of the page on which the reader last folded one. */
  let folds = Object();

  const showChoices = () => {
    for (const group of select(document, '[data-tab-group]')) {
      const choice = findChoice(group);
      if (choice === -1) continue;
      const panels = select(group, '[role="tabpanel"]');
      for (const [index, tab] of select(group, '[role="tab"]').entries()) {
        const isChosen = index === choice;
        tab.classList.toggle('tabs__item--active', isChosen);
        tab.setAttribute('aria-selected', `${isChosen}`);
        tab.tabIndex = isChosen ? 0 : -1;
        if (panels[index]) panels[index].hidden = !isChosen;
      }
    }
    for (const entry of select(document, '.theme-doc-sidebar-item-category')) {
      const [row, list] = select(entry, ':scope > *');
      let isFolded = folds[`${row?.textContent}`];
      if (!list || typeof isFolded !== 'boolean') continue;
      // On another page, the category of the page is open.
      if (folds[''] !== location.pathname && entry.querySelector('[aria-current]')) isFolded = false;
      entry.classList.toggle('menu__list-item--collapsed', isFolded);
      list.hidden = isFolded;
      row?.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${!isFolded}`);
    }
  };

  try {
    // A browser that denies access to its storage throws here.
    folds = Object(JSON.parse(sessionStorage['docs-folds'] ?? 0));
  } catch {}
  try {
    if (!folds[''] && !location.search && !Object.keys(localStorage).join().includes('docusaurus.tab.')) return;
  } catch {
    return;
  }
  const observer = new MutationObserver(showChoices);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    showChoices();
  });
})();
