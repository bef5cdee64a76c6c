// Loads the fonts once the page is drawn and loaded, so that they never delay it, and not while the browser saves data. They are used at once if no line in
// the window moves up or down; else with the next page.
(() => {
  /** @type {Record<string, string>} addresses of the files by the names of the fonts */
  const files = '$FONTS';
  const { dataset } = document.documentElement;

  /** @param {Element} each an element that may move */
  const measure = (each) => each.getBoundingClientRect().y;

  if (!navigator.connection?.saveData)
    new PerformanceObserver(async (_, observer) => {
      observer.disconnect();
      // What is asked for before that delays it, and the scripts of the page with it.
      if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
      try {
        const faces = Object.entries(files).map(
          ([name, url]) => new FontFace(name, `url(${url})`, { weight: '400 700' }),
        );
        for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
        const shown = [...document.querySelectorAll('main *, aside *')]
          .map((each) => ({ each, y: measure(each) }))
          .filter(({ y }) => y > 0 && y < innerHeight);
        dataset.fonts = '';
        if (shown.every(({ each, y }) => Math.abs(measure(each) - y) <= 2)) return;
        delete dataset.fonts;
        addEventListener('docs:arrive', () => (dataset.fonts = ''), { once: true });
      } catch {
        // Without them, the stand-ins stay.
      }
    }).observe({ type: 'paint', buffered: true });
})();
