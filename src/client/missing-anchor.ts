/**
 * Client module: a link to a place that its page does not have leads to the top of the page. Docusaurus would leave the window where it was
 * on the page before.
 */
import type { ClientModule } from '@docusaurus/types';

const missingAnchor: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname || location.hash === '') return;
    // Whatever the address bar has, the router's fragments can be decoded (src/plugins/upstream-mends).
    if (document.getElementById(decodeURIComponent(location.hash.slice(1))) === null) window.scrollTo(0, 0);
  },
};

export default missingAnchor;
