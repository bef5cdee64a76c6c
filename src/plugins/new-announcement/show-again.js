// Runs in the head of each page, before the theme's own script hides the bar from readers who closed one. For readers who closed a different
// announcement, this script keeps it visible. The theme would do so only after its scripts have loaded, which would cause a layout shift.
(() => {
  // Filled in by the plugin.
  const id = '$ANNOUNCEMENT_ID';
  try {
    const seen = localStorage.getItem('docusaurus.announcement.id');
    if (seen !== null && seen !== id) localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  } catch {
    // A browser that denies access to its storage has nothing stored.
  }
})();
