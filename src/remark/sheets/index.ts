/** Creates the overview at the top of reference pages: for plugins, commands and the configuration. */
import type { List, Nodes, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { walkTree } from '../../build/markdown/walk-tree';
import { findCommand } from '../cli-command';
import type { PageContext } from '../context';
import { findPlugin } from '../find-plugin';
import { makeCommandSheet } from './command';
import { makeConfigSheet } from './config';
import { makePluginSheet } from './plugin';

/** Functions that make the sheet for the subject of a directive, by directive name. */
const makers: Readonly<Record<string, (directive: LeafDirective, context: PageContext) => List>> = {
  'plugin-api': (directive, context) => makePluginSheet(findPlugin(directive, context), context),
  'cli-command': (directive, context) => makeCommandSheet(findCommand(directive, context), context),
  'config-reference': (_, context) => makeConfigSheet(context),
};

/**
 * Makes the sheets of a page.
 *
 * @param tree tree before its directives are expanded
 * @returns one sheet for each directive that shows a subject; most pages have none
 */
export function listSheets(tree: Root, context: PageContext): List[] {
  const sheets: List[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'leafDirective') return;
    const make = makers[node.name];
    if (make !== undefined) sheets.push(make(node, context));
  });
  return sheets;
}
