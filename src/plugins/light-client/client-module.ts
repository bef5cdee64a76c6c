/**
 * Client module: starts the custom elements where Docusaurus' own client renders the pages, in `npm start` and in builds without our layer. With our
 * layer, `src/browser/main.ts` does the same.
 */
import type { ClientModule } from '@docusaurus/types';
import { onPress } from '../../browser/events';
import { announce, arriveEvent, pageEvent } from '../../browser/navigation/events';

/** @returns a function to call when a page is shown */
async function start(): Promise<() => void> {
  const [{ elements }, { loadElements, startElements }, late, { watchVersionLinks }] = await Promise.all([
    import('./elements'),
    import('../../browser/elements/load'),
    import('../../browser/late'),
    import('../../browser/navigation/version-links'),
  ]);
  startElements(elements);
  watchVersionLinks();
  late.start();
  onPress('[data-scripts-only="picture"]', late.openPicture);
  return () => {
    loadElements();
    late.enterPage();
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
