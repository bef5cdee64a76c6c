/**
 * Entry point in the browser. The pages are HTML that React rendered at build time, and this small layer makes them interactive. React itself
 * is loaded only for parts that need it: the search dialog, and islands.
 */
import { type Elements, loadElements, startElements } from './elements/load';
import { onPress } from './events';
import { onFirstInteraction } from './first-interaction';
import { followMovedSection } from './moved-section';
import { arriveEvent, leaveEvent, pageEvent } from './navigation/events';
import { watchSkipLink } from './navigation/focus';
import { startNavigation } from './navigation/navigate';
import { watchVersionLinks } from './navigation/version-links';
import { findBar, hideNote, loadFor, showNote } from './note';

type Late = typeof import('./late');

let late: Promise<Late> | undefined;

/** Uses the code for the first interaction, if it has been requested. */
function withLate(use: (code: Late) => void): void {
  late?.then(use).catch(() => undefined);
}

function loadLate(): Promise<Late> {
  if (late === undefined) {
    const code = import(/* webpackChunkName: "late" */ './late');
    late = code;
    code.then(
      ({ start }) => start(),
      (error: unknown) => {
        // The next call tries again.
        late = undefined;
        console.warn(error);
      },
    );
  }
  return late;
}

/** Starts the code for the first interaction. If it can't be loaded, the next click tries again. */
function startLate(event?: Event): void {
  loadLate().then(
    (code) => code.watchHelpKey(event),
    () => document.addEventListener('click', startLate, { once: true }),
  );
}

/** Says so when only a part of the first page has arrived, which browsers show as if it were all of it. */
function checkFirstPage(): void {
  if (document.querySelector('footer.footer') !== null) return;
  const again = async (): Promise<void> => {
    await fetch(window.location.href, { cache: 'reload' }).catch(() => undefined);
    window.location.reload();
  };
  showNote(findBar(), () => void again(), 'Only a part of this page has arrived.');
}

/** Starts everything that is interactive on a page. */
export function startLayer(elements: Elements): void {
  startElements(elements);
  // A picture may be clicked before the code for it has loaded.
  onPress('[data-scripts-only="picture"]', (button) => loadFor(button, loadLate, (code) => code.openPicture(button)));
  watchVersionLinks();
  watchSkipLink();
  followMovedSection();
  window.addEventListener(leaveEvent, () => {
    hideNote(findBar());
    withLate((code) => code.leavePage());
  });
  window.addEventListener(arriveEvent, loadElements);
  window.addEventListener(pageEvent, () => {
    loadElements();
    followMovedSection();
    withLate((code) => code.enterPage());
  });
  startNavigation();
  document.documentElement.dataset.hasHydrated = 'true';
  onFirstInteraction(startLate);
  if (document.readyState === 'complete') checkFirstPage();
  else window.addEventListener('load', checkFirstPage);
}
