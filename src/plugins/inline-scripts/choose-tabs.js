// Runs in the head of each page, before anything is drawn: shows the tabs that the URL requests, or that the reader chose before, and collapses the
// categories of the sidebar that the reader collapsed (`src/theme/DocSidebar/stored-collapsed.ts`). Later, both would cause a layout shift.
(() => {
  /**
   * @param {ParentNode} root
   * @param {string} selector
   * @returns {NodeListOf<HTMLElement>}
   */
  const select = (root, selector) => root.querySelectorAll(selector);

  const asked = new URLSearchParams(location.search);

  /** @type {Record<string, string>} */
  let stored = {};
  /** @type {Record<string, unknown>} whether each category is collapsed, by its label */
  let collapsed = {};
  try {
    // A browser that denies access to its storage throws here.
    stored = localStorage;
    collapsed = Object(JSON.parse(sessionStorage['docs-folds'] ?? 0));
  } catch {}

  /**
   * @param {HTMLElement} group as src/theme/Tabs writes it
   * @returns {number} index of the chosen tab, -1 when there is none
   */
  const findChoice = ({ dataset: { tabValues = '', tabGroup = '', tabParameter = tabGroup } }) => {
    const values = tabValues.split('\n');
    const choice = values.indexOf(`${asked.get(tabParameter)}`);
    return choice === -1 ? values.indexOf(`${stored[`docusaurus.tab.${tabGroup}`]}`) : choice;
  };

  const showChoices = () => {
    for (const group of select(document, '[data-tab-values]')) {
      const choice = findChoice(group);
      if (choice === -1) continue;
      // Panels may contain groups of their own.
      const tabs = [...select(group, '[role="tab"]')].filter((tab) => tab.closest('[data-tab-values]') === group);
      for (const [index, tab] of tabs.entries()) {
        tab.classList.toggle('tabs__item--active', index === choice);
        tab.ariaSelected = `${index === choice}`;
        const [panel] = select(group, `[id="${tab.id}-panel"]`);
        if (panel) panel.hidden = index !== choice && 'until-found';
      }
    }
    for (const list of select(document, '.theme-doc-sidebar-item-category > ul')) {
      const row = list.previousElementSibling;
      const isCollapsed = collapsed[`${row?.textContent}`];
      if (typeof isCollapsed !== 'boolean') continue;
      list.hidden = isCollapsed;
      list.parentElement?.classList.toggle('menu__list-item--collapsed', isCollapsed);
      row?.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${!isCollapsed}`);
    }
  };

  if (!location.search && !/docusaurus.tab/.test(`${Object.keys(stored)}`) && !Object.keys(collapsed)[0]) return;
  const observer = new MutationObserver(showChoices);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    showChoices();
  });
})();
