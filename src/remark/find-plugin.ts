import type { PluginModel } from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import type { PageContext } from './context';
import { problemAt } from './problem-at';

/** Returns the plugin named in `plugin="…"`. Throws an error with the nearest name if the version has no such plugin. */
export function findPlugin(directive: LeafDirective, context: PageContext): PluginModel {
  const name = directive.attributes?.plugin ?? '';
  const plugin = context.reference.plugins.find(({ page }) => page === name);
  if (plugin === undefined) {
    const known = context.reference.plugins.map(({ page }) => page);
    throw problemAt(directive, context, `${context.version} has no plugin "${name}".`, name, known);
  }
  return plugin;
}
