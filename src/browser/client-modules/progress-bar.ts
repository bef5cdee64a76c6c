/**
 * Client module: shows the progress bar only when a page takes longer than a second. The theme starts it after 200 ms and offers no option,
 * so this module replaces its start function. The theme still ends the bar when the page has loaded.
 */
import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';

/** Delay between following a link and showing the bar, in milliseconds. */
const delay = 1000;

// The template of nprogress 0.2.0 without its spinner, and without `role="bar"`, which is not a valid role.
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
