/**
 * Client module: starts the custom elements where Docusaurus' own client renders the pages, in `npm start` and in builds without our layer. With our
 * layer, `src/browser/main.ts` does the same.
 */
import type { ClientModule } from '@docusaurus/types';
import { announce, arriveEvent, pageEvent } from '../../browser/navigation/events';

/** @returns a function to call when a page is shown */
async function start(): Promise<() => void> {
  const [{ elements }, { loadElements, startElements }, { startListeners }, { watchVersionLinks }] = await Promise.all([
    import('./elements'),
    import('../../browser/elements/load'),
    import('../../browser/listeners'),
    import('../../browser/navigation/version-links'),
  ]);
  startElements(elements);
  watchVersionLinks();
  startListeners();
  return () => {
    loadElements();
    announce(arriveEvent);
    announce(pageEvent);
  };
}

let started: Promise<() => void> | undefined;

const elements: ClientModule = {
  // Also called for the first page, once React has hydrated it. Changing the page earlier would cause a hydration mismatch.
  onRouteDidUpdate() {
    // By then, React has rendered the page. The extra frame waits for updates that its effects trigger.
    requestAnimationFrame(() => {
      started ??= start();
      started.then((showPage) => showPage(), console.error);
    });
  },
};

export default elements;
