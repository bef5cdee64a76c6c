/**
 * Client module: what moves on a page, where Docusaurus' own client draws it: in `npm start`, and in builds without our layer. With it,
 * `src/browser/main.ts` does the same.
 */
import type { ClientModule } from '@docusaurus/types';
import { onPress } from '@site/src/browser/events';

let live: Promise<typeof import('@site/src/browser/behaviors')> | undefined;
let late: Promise<typeof import('@site/src/browser/late')> | undefined;

if (typeof document !== 'undefined') {
  live = import('@site/src/browser/behaviors');
  live.then(({ startBehaviors, completePage }) => {
    startBehaviors();
    completePage();
  });
  late = import('@site/src/browser/late');
  late.then(({ openPicture, start }) => {
    start();
    onPress('[data-scripts-only="picture"]', openPicture);
  });
}

const behaviors: ClientModule = {
  onRouteDidUpdate() {
    // React has the page drawn by then, but for what comes behind its effects.
    requestAnimationFrame(() => {
      live?.then(({ completePage }) => completePage());
      late?.then(({ enterPage }) => enterPage());
    });
  },
};

export default behaviors;
