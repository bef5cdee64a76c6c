/**
 * Loads the scripts of the page when the page has been drawn, or when the reader does something before. It is the same on every page.
 * What is pressed before the scripts run is kept and pressed again then; links are left to the browser, and the search opens without
 * them (`src/search/interface/search-field.ts`).
 *
 * Written into the page as it is, so it does without modules. `__LIGHT_CLIENT__` becomes
 * `{ scripts: addresses in the order that they run in, interactions: names of events }`.
 */
(({ scripts, interactions }) => {
  const root = document.documentElement;
  /** @type {(() => void)[]} */
  const kept = [];
  let isLost = false;

  /** What does nothing when it is pressed before the scripts run. */
  const pressed = 'button, [role="button"], [role="tab"]';

  /** Height of the tallest window, in pixels, that every page with portions reaches beyond; see `windowWeight` in `article/rehype-portions.ts`. */
  const tallest = 1000;

  const isWaiting = () => root.dataset.hasHydrated === 'false' && !isLost;

  const start = () => {
    for (const src of scripts.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = () => {
        isLost = true;
        window.searchField?.lose();
      };
      document.head.append(script);
    }
  };

  /** Draws what is left of the page. */
  const drawAll = () => {
    if (isDrawing) delete root.dataset.draws;
    isDrawing = false;
  };

  /** Draws the next portion of the page; see `article/rehype-portions.ts`. */
  const drawNext = () => {
    const portion = document.querySelector('[data-portion]');
    portion?.removeAttribute('data-portion');
    // The attribute of the page stays: without it all styles of the page would be looked up once more.
    if (portion === null && document.readyState !== 'loading') isDrawing = false;
    if (isDrawing) afterFrame(drawNext);
  };

  /** @param {() => void} callback called when what there is now is on the screen */
  const afterFrame = (callback) => requestAnimationFrame(() => setTimeout(callback));

  const [navigation] = performance.getEntriesByType('navigation');
  // Whoever comes back or follows a fragment is further down.
  let isDrawing = navigation?.type === 'navigate' && !navigation.name.includes('#') && innerHeight <= tallest;
  if (isDrawing) {
    root.dataset.draws = '';
    afterFrame(drawNext);
  }

  const onInteraction = () => {
    drawAll();
    root.dataset.interacted = '';
    for (const name of interactions) removeEventListener(name, onInteraction, true);
    start();
  };
  for (const name of interactions) addEventListener(name, onInteraction, { capture: true, passive: true });
  addEventListener('load', () => afterFrame(start));

  /** @param {() => void} again presses what was pressed */
  const keep = (again) => {
    kept.push(again);
    root.dataset.kept = '';
  };

  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(pressed) : null;
      if (!isWaiting() || !(target instanceof HTMLElement)) return;
      event.preventDefault();
      keep(() => target.click());
    },
    true,
  );

  new MutationObserver((_, observer) => {
    if (isWaiting()) return;
    observer.disconnect();
    const next = () => {
      const again = kept.shift();
      if (again === undefined) {
        delete root.dataset.kept;
        return;
      }
      again();
      // What was pressed first must show before what was pressed next means anything.
      requestAnimationFrame(() => requestAnimationFrame(next));
    };
    next();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
})(__LIGHT_CLIENT__);
