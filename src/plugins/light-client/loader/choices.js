/**
 * Applies the reader's choices before anything is drawn: the color mode, and whether the announcement is closed. It replaces the script of
 * theme-classic, which also obeys parameters in the URL: a link could change the colors, or empty the page.
 *
 * Written into the page as it is, so it can't use modules.
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
  const mode = read('theme') === 'dark' ? 'dark' : 'light';
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  root.dataset.announcementBarInitiallyDismissed = String(read('docusaurus.announcement.dismiss') === 'true');
})(document.documentElement);
