// Runs in the head of each page, before anything is drawn: shows the tabs that the reader chose before. `src/browser/behaviors/tabs.ts` does so too, but only
// when its scripts have come, and whatever stands below a taller or lower tab would move then.
(() => {
  /**
   * @param {Element} group as src/theme/Tabs writes it
   * @returns {number} place of the stored choice, -1 when there is none
   */
  const findChoice = (group) => {
    const values = group.getAttribute('data-tab-values')?.split(' ') ?? [];
    return values.indexOf(localStorage.getItem(`docusaurus.tab.${group.getAttribute('data-tab-group')}`) ?? '');
  };

  const chooseTabs = () => {
    for (const group of document.querySelectorAll('[data-tab-group]')) {
      const choice = findChoice(group);
      if (choice === -1) continue;
      for (const [index, tab] of group.querySelectorAll('[role="tab"]').entries()) {
        tab.classList.toggle('tabs__item--active', index === choice);
        tab.setAttribute('aria-selected', String(index === choice));
        tab.setAttribute('tabindex', index === choice ? '0' : '-1');
      }
      for (const [index, panel] of group.querySelectorAll('[role="tabpanel"]').entries()) {
        panel.toggleAttribute('hidden', index !== choice);
      }
    }
  };

  try {
    // A browser that lets nobody look throws here.
    if (!Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'))) return;
  } catch {
    return;
  }
  const observer = new MutationObserver(chooseTabs);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    chooseTabs();
  });
})();
