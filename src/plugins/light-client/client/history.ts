/**
 * Stands in for `history` in browsers: the same without addresses behind a `#`, which Docusaurus asks for by a setting that the site does not
 * use, and without those in memory, which are for tests of components.
 */
import { createBrowserHistory } from '@light-client/history';

export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from '@light-client/history';
export { createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory };
