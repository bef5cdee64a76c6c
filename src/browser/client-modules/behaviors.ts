/**
 * Client module: starts the interactive parts of a page where Docusaurus' own client renders it, in `npm start` and in builds without our layer.
 * With our layer, `src/browser/main.ts` does the same.
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
  // Also called for the first page, once React has hydrated it. Changing the page earlier would cause a hydration mismatch.
  onRouteDidUpdate() {
    // By then, React has rendered the page. The extra frame waits for updates that its effects trigger.
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
