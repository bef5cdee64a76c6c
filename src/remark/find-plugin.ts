import type { PluginModel } from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import type { PageContext } from './context';
import { findNamed } from './problem-at';

/** Returns the plugin named in `plugin="…"`. Throws an error with the nearest name if the version has no such plugin. */
export function findPlugin(directive: LeafDirective, context: PageContext): PluginModel {
  const name = directive.attributes?.plugin ?? '';
  const message = `${context.version} has no plugin "${name}".`;
  return findNamed(context.reference.plugins, ({ page }) => page, name, directive, context, message);
}
