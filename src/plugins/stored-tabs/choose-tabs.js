// Runs in the head of each page, before anything is drawn: shows the tabs that the URL requests, or that the reader chose before.
// `src/browser/behaviors/tabs.ts` also does so, but only after its scripts have loaded. Tabs of different heights would then cause a layout shift.
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

  const chooseTabs = () => {
    for (const group of select(document, '[data-tab-group]')) {
      const choice = findChoice(group);
      if (choice === -1) continue;
      for (const [index, tab] of select(group, '[role="tab"]').entries()) {
        tab.classList.toggle('tabs__item--active', index === choice);
        tab.setAttribute('aria-selected', String(index === choice));
        tab.tabIndex = index === choice ? 0 : -1;
      }
      for (const [index, panel] of select(group, '[role="tabpanel"]').entries()) {
        panel.hidden = index !== choice;
      }
    }
  };

  try {
    // A browser that denies access to its storage throws here.
    if (!Object.keys(localStorage).join().includes('docusaurus.tab.') && !location.search) return;
  } catch {
    return;
  }
  const observer = new MutationObserver(chooseTabs);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    chooseTabs();
  });
})();
