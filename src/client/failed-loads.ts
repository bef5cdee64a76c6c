/**
 * Client module: a page whose code can't be loaded is worth a warning, not a reload of the whole site. Docusaurus reloads when loading
 * fails; here the failure is caught before, so the reader gets the box with the error and its Retry button. Only where loading the page as a
 * whole will do better, after a new deployment or when the browser keeps the page, that happens at once.
 */
import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import { failureOptions, setAwaitedPage } from '@site/src/lib/failure-options';
import { softenFailures } from '@site/src/lib/soften-failures';

if (typeof document !== 'undefined') softenFailures(routes, failureOptions);

const failedLoads: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) setAwaitedPage(location.pathname);
  },
  onRouteDidUpdate() {
    setAwaitedPage(undefined);
  },
};

export default failedLoads;
