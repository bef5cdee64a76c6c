/**
 * Client module: a page whose code can't be loaded is worth a warning, not a reload of the whole site. Docusaurus reloads when loading
 * fails; here the failure is caught before, so the reader gets the box with the error and its Retry button.
 */
import routes from '@generated/routes';
import { softenFailures } from '@site/src/lib/soften-failures';

if (typeof document !== 'undefined') {
  softenFailures(routes, {
    hasHydrated: () => document.documentElement.dataset.hasHydrated === 'true',
    warn: (error) => console.warn(error),
  });
}
