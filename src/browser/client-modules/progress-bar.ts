/**
 * Client module: shows the progress bar only when a page takes longer than a second. The theme starts it after 200 ms and offers no option,
 * so its start is taken away from it; the theme still ends the bar when the page is there.
 */
import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';

/** Milliseconds from following a link to the bar. */
const delay = 1000;

// The template of nprogress 0.2.0 without its spinner, and without `role="bar"`, which is no role.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});

const start = nprogress.start;
nprogress.start = () => nprogress;

const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => start(), delay);
    return () => window.clearTimeout(timer);
  },
};

export default progressBar;
