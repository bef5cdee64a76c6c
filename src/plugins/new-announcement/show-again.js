// Runs in the head of each page, before the theme's own script hides the bar of readers who closed one. It is not hidden from those who closed
// another; the theme finds that out too, but only when its scripts have come, and the page would move down then.
(() => {
  // Filled in by the plugin.
  const id = '$ANNOUNCEMENT_ID';
  try {
    const seen = localStorage.getItem('docusaurus.announcement.id');
    if (seen !== null && seen !== id) localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  } catch {
    // A browser that lets nobody look has nothing stored.
  }
})();
