/**
 * Client module: what moves on a page, where Docusaurus' own client draws it: in `npm start`, and in builds without our layer. With it,
 * `src/browser/main.ts` does the same.
 */
import type { ClientModule } from '@docusaurus/types';
import { onPress } from '@site/src/browser/events';

type Late = typeof import('@site/src/browser/late');
type Behaviors = typeof import('@site/src/browser/behaviors');

const code: Promise<[Behaviors, Late]> | undefined =
  typeof document === 'undefined'
    ? undefined
    : Promise.all([import('@site/src/browser/behaviors'), import('@site/src/browser/late')]);

let isStarted = false;

function start({ startBehaviors }: Behaviors, late: Late): void {
  isStarted = true;
  startBehaviors();
  late.start();
  onPress('[data-scripts-only="picture"]', late.openPicture);
}

const behaviors: ClientModule = {
  // Called for the first page, too, once React has hydrated it: what changes the page before would not be what React expects.
  onRouteDidUpdate() {
    // React has the page drawn by then, but for what comes behind its effects.
    requestAnimationFrame(() => {
      code?.then(([live, late]) => {
        if (isStarted) late.enterPage();
        else start(live, late);
        live.completePage();
      });
    });
  },
};

export default behaviors;
