/**
 * Scripts for filters of lists and tables, and for a setting. The HTML of the pages is complete without them. They share one chunk, because
 * each is small and the entry then names only one.
 */
import type { StartPage } from '../browser/page-scripts';
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
 * Starts the script for the current page.
 *
 * @param root element with the name of the list in `data-list`
 * @returns a function that stops it
 */
export const start: StartPage = (root) => starters[root.getAttribute('data-list') ?? '']?.(root) ?? (() => undefined);
