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

  /** @type {Element | null} what the address leads to */
  let target = null;

  /** @param {Element} tab as src/theme/Tabs writes it */
  const findPanel = (tab) => document.getElementById(`${tab.getAttribute('aria-controls')}`);

  /**
   * @param {HTMLElement} group
   * @param {Element[]} tabs
   * @returns {number} index of the chosen tab, -1 when there is none
   */
  const findChoice = ({ dataset: { tabValues = '', tabGroup = '', tabParameter = tabGroup } }, tabs) => {
    const values = tabValues.split(' ').map(decodeURIComponent);
    const linked = tabs.findIndex((tab) => target && findPanel(tab)?.contains(target));
    const choices = [
      values.indexOf(`${asked.get(tabParameter)}`),
      values.indexOf(`${stored[`docusaurus.tab.${tabGroup}`]}`),
    ];
    return [linked, ...choices].find((choice) => choice !== -1) ?? -1;
  };

  const showChoices = () => {
    try {
      target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {}
    for (const group of select(document, '[data-tab-values]')) {
      const tabs = [...(group.querySelector('[role="tablist"]')?.children ?? [])];
      const choice = findChoice(group, tabs);
      if (choice === -1) continue;
      for (const [index, tab] of tabs.entries()) {
        tab.classList.toggle('tabs__item--active', index === choice);
        tab.setAttribute('aria-selected', `${index === choice}`);
        tab.setAttribute('tabindex', index === choice ? '0' : '-1');
        findPanel(tab)?.toggleAttribute('hidden', index !== choice);
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

  if (
    !location.search &&
    !location.hash &&
    !/docusaurus.tab/.test(`${Object.keys(stored)}`) &&
    !Object.keys(collapsed)[0]
  )
    return;
  const observer = new MutationObserver(showChoices);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    showChoices();
  });
})();
