import { groupChanges, loadDiff, type PluginChanges } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { changeTag, countChanges, isBreaking } from '../lists/change-filter';
import { changeRows, linkComparison } from './change-rows';
import { type PageContext, problemAt } from './context';
import { checkbox, filterBar, statusLine } from './list-filter';
import { element, type FlowNode, heading, type Inline, inlineElement, join, link, paragraph } from './nodes';

/** Expands `::api-changes`: all changes in the plugins and the configuration since the previous version, by plugin. */
export function expandApiChanges(directive: LeafDirective, context: PageContext): FlowNode[] {
  const diff = loadDiff(context.version);
  if (diff === undefined) {
    throw problemAt(directive, context, `${context.version} has no version before it to compare with.`);
  }
  const groups = groupChanges(diff);
  const sections = groups.flatMap(({ page, title, changes }): FlowNode[] => {
    const file = fileOf(page, context);
    const links = [
      link(file, page === 'config' ? 'Configuration reference' : `${title} reference`),
      linkComparison(page, diff, 'what changed on its page'),
    ];
    return [
      heading(2, page, title),
      ...(file === '' ? [] : [paragraph(join(links, ', '))]),
      changeRows(changes, context, file),
    ];
  });
  return [breakingFilter(groups), ...jumpList(groups), ...sections];
}

const countBreaking = ({ changes }: PluginChanges): number => changes.filter(({ kind }) => isBreaking(kind)).length;

/** Creates the filter for breaking changes (`src/lists/api-changes-element.ts`). */
function breakingFilter(groups: readonly PluginChanges[]): FlowNode {
  const all = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  const breaking = groups.reduce((sum, group) => sum + countBreaking(group), 0);
  return filterBar(
    'api-changes-filter',
    'Filter changes',
    checkbox('show', 'breaking', 'Breaking only ', breakingCount(String(breaking))),
    statusLine(countChanges(all, all)),
  );
}

const breakingCount = (...children: Inline[]): PhrasingContent =>
  inlineElement('small', { className: changeTag('changed') }, children);

/** Creates links to the plugins with breaking changes. The contents of the page have all others. */
function jumpList(groups: readonly PluginChanges[]): FlowNode[] {
  const items = groups
    .filter((group) => countBreaking(group) > 0)
    .map((group) => {
      const unit = inlineElement('span', { className: 'change-between' }, ' breaking');
      const attributes = { className: 'button button--secondary', href: `#${group.page}` };
      const count = breakingCount(String(countBreaking(group)), unit);
      return inlineElement('li', {}, inlineElement('a', attributes, `${group.title} `, count));
    });
  if (items.length === 0) return [];
  return [element('nav', { 'aria-label': 'Breaking changes by plugin' }, element('ul', { className: 'jump' }, items))];
}

/** Returns a relative link to the page of a group, or an empty string if this version has none. */
function fileOf(page: string, context: PageContext): string {
  if (page === 'config') return './config.md';
  return context.reference.plugins.some((plugin) => plugin.page === page) ? `./apis/${page}.md` : '';
}
