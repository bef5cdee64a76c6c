import type { LeafDirective } from 'mdast-util-directive';
import type { PluginModel } from '../reference/types';
import type { PageContext } from './context';
import { problemAt } from './problem';

/** The plugin that a directive names with `plugin="…"`; throws with the nearest name when the version has none. */
export function findPlugin(directive: LeafDirective, context: PageContext): PluginModel {
  const name = directive.attributes?.plugin ?? '';
  const plugin = context.reference.plugins.find(({ page }) => page === name);
  if (plugin === undefined) {
    const known = context.reference.plugins.map(({ page }) => page);
    throw problemAt(directive, context, `${context.version} has no plugin "${name}".`, name, known);
  }
  return plugin;
}
