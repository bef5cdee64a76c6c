/**
 * Shows what the reader has chosen before anything is drawn: the color mode, and whether the announcement is closed. It stands in for the script
 * of theme-classic, which obeys parameters of the address too: a link could change the colors, or empty the page.
 *
 * Written into the page as it is, so it does without modules.
 */
((root) => {
  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const mode = read('theme') || 'light';
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  root.dataset.announcementBarInitiallyDismissed = String(read('docusaurus.announcement.dismiss') === 'true');
})(document.documentElement);
