// Runs in the head of each page, before the theme's own script hides the bar from readers who closed one. It notes which announcement the reader has
// now seen, and that a new one has not been closed. The theme would do so only after its scripts have loaded, which would cause a layout shift.
(() => {
  // Filled in by the plugin.
  const id = '$ANNOUNCEMENT_ID';
  try {
    if (localStorage.getItem('docusaurus.announcement.id') === id) return;
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  } catch {
    // A browser that denies access to its storage has nothing stored.
  }
})();
