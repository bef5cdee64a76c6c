/**
 * Loads the page's scripts after the page has been drawn, or earlier at the first interaction. It is the same on every page.
 * Clicks on buttons before the scripts run are stored and replayed. Links are left to the browser, and the search opens without
 * the scripts (`src/packages/search/ui/search-field.ts`).
 *
 * Written into the page as it is, so it can't use modules. `__LIGHT_CLIENT__` is replaced by
 * `{ scripts: addresses in the order that they run in, interactions: names of events }`.
 */
(({ scripts, interactions }) => {
  const root = document.documentElement;
  /** @type {(() => void)[]} */
  const kept = [];

  /** Selector of elements that do nothing when they are clicked before the scripts run. */
  const pressed = 'button, [role="button"], [role="tab"]';

  /** Height of the tallest window, in pixels, that every page with portions overflows; see `windowWeight` in `article/rehype-portions.ts`. */
  const tallest = 1000;

  const isWaiting = () => root.dataset.hasHydrated === 'false';

  /** Says that the scripts did not arrive, or only a part of them. Trying again fetches them past the browser's cache. */
  const fail = () => {
    if (!isWaiting()) return;
    root.dataset.hasHydrated = 'failed';
    window.searchField?.lose();
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p role="alert">Menus could not be loaded. <button>Try again</button>',
    );
    /** @type {HTMLElement} */ (document.body.firstChild).onclick = async () => {
      for (const { src } of document.scripts) if (src) await fetch(src, { cache: 'reload' }).catch(() => 0);
      location.reload();
    };
  };

  const start = () => {
    for (const src of scripts.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = fail;
      // The last one starts the page, unless only a part of it arrived.
      if (!src.includes('~')) script.onload = fail;
      document.head.append(script);
    }
  };

  /** Draws the rest of the page. */
  const drawAll = () => {
    if (isDrawing) delete root.dataset.draws;
    isDrawing = false;
  };

  /** Draws the next portion of the page; see `article/rehype-portions.ts`. */
  const drawNext = () => {
    const portion = document.querySelector('[data-portion]');
    portion?.removeAttribute('data-portion');
    // The attribute of the page stays, because removing it would make the browser recalculate all styles of the page.
    if (portion === null && document.readyState !== 'loading') isDrawing = false;
    if (isDrawing) afterFrame(drawNext);
  };

  /** @param {() => void} callback called when the current state is on the screen */
  const afterFrame = (callback) => requestAnimationFrame(() => setTimeout(callback));

  const [navigation] = performance.getEntriesByType('navigation');
  // Readers who come back or follow a fragment do not start at the top.
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

  /** @param {() => void} again repeats the click */
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
      // The effect of a click must be on the screen before the next click makes sense.
      requestAnimationFrame(() => requestAnimationFrame(next));
    };
    next();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
})(__LIGHT_CLIENT__);
