/**
 * Filters of lists and tables, and a setting: pages have them complete in their HTML. One chunk for all of them: each is small, and the entry
 * names it once.
 */
import type { StartPage } from '../browser/page-islands';
import { startApiChanges } from './api-changes';
import { startCompatibility } from './compatibility';
import { startPlugins } from './plugins';
import { startSingleKeys } from './single-keys';

const starters: Readonly<Record<string, StartPage>> = {
  plugins: startPlugins,
  changes: startApiChanges,
  compatibility: startCompatibility,
  'single-keys': startSingleKeys,
};

/**
 * Starts that of the page that is shown.
 *
 * @param root element with the name of the list in `data-list`
 * @returns ends it
 */
export const start: StartPage = (root) => starters[root.getAttribute('data-list') ?? '']?.(root) ?? (() => undefined);
