/**
 * Client module: the progress bar, in place of that of theme-classic 3.10.2 (`lib/nprogress.js`). Differences: it shows only when a page takes longer
 * than a second instead of 200 ms, it has no `role="bar"`, which is not a valid role, and its code is not part of the first view.
 */
import type { ClientModule } from '@docusaurus/types';

/** Delay between following a link and showing the bar, in milliseconds. */
const delay = 1000;

/** Loads the library. Undefined if that fails: there is no bar then, and the navigation itself says when it fails. */
const load = () =>
  Promise.all([
    import(/* webpackChunkName: "late" */ 'nprogress'),
    import(/* webpackChunkName: "late" */ '@docusaurus/theme-classic/lib/nprogress.css'),
  ]).then(
    ([{ default: nprogress }]) =>
      nprogress.configure({
        barSelector: '.bar',
        template: '<div class="bar"><div class="peg"></div></div>',
        showSpinner: false,
      }),
    () => undefined,
  );

const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    let isOver = false;
    const bar = load();
    const timer = window.setTimeout(() => bar.then((known) => isOver || known?.start()), delay);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      bar.then((known) => known?.done());
    };
  },
};

export default progressBar;
