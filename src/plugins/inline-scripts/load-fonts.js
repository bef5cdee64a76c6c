// Loads the fonts once the page is drawn, so that they never delay it, and not while the browser saves data. They are used at once if no line in
// the window moves up or down; else with the next page.
(() => {
  /** @type {Record<string, string>} addresses of the files by the names of the fonts */
  const files = '$FONTS';
  const { dataset } = document.documentElement;

  const load = async () => {
    const faces = Object.entries(files).map(([name, url]) => new FontFace(name, `url(${url})`, { weight: '400 700' }));
    await Promise.all(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    /** @type {[Element, number][]} elements in the window, and where they begin */
    const seen = [];
    for (const element of document.body.querySelectorAll('main *, aside *')) {
      const { y, bottom } = element.getBoundingClientRect();
      if (y < innerHeight && bottom > 0) seen.push([element, y]);
    }
    dataset.fonts = '';
    if (seen.every(([element, y]) => Math.abs(element.getBoundingClientRect().y - y) <= 2)) return;
    delete dataset.fonts;
    addEventListener('docs:arrive', () => (dataset.fonts = ''), { once: true });
  };

  if (!navigator.connection?.saveData)
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      // Without them, the stand-ins stay.
      load().catch(() => {});
    }).observe({ type: 'paint', buffered: true });
})();
