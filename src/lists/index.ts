/** Filters of lists and tables that a page has complete in its HTML. One chunk for all of them: each is small, and the entry names it once. */
import type { StartPage } from '../browser/page-islands';
import { startApiChanges } from './api-changes';
import { startCompatibility } from './compatibility';
import { startPlugins } from './plugins';

const filters: Readonly<Record<string, StartPage>> = {
  plugins: startPlugins,
  changes: startApiChanges,
  compatibility: startCompatibility,
};

/**
 * Starts the filter of the page that is shown.
 *
 * @param root element with the name of the list in `data-list`
 * @returns ends it
 */
export const start: StartPage = (root) => filters[root.getAttribute('data-list') ?? '']?.(root) ?? (() => undefined);
