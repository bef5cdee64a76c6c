/**
 * Stands in for Docusaurus' `client/docusaurus`, and asks it. That one fetches the code of every page whose link comes into view; here nothing
 * is fetched until the reader has shown a sign of life, and then the newest links first, two at a time and six for a page at most.
 */
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { makePoliteQueue } from './polite-queue';

const queue = makePoliteQueue((path) => Promise.resolve(docusaurus.prefetch(path)));

export default Object.freeze({
  prefetch: (path: string): boolean => queue.add(path),
  preload(path: string): ReturnType<typeof docusaurus.preload> {
    // The reader is about to leave: what comes now are links of the page to come.
    queue.turnPage();
    return docusaurus.preload(path);
  },
});
