import type { LeafDirective } from 'mdast-util-directive';
import { groupChanges, loadDiff } from '../reference/diff';
import { describeChange } from './change';
import type { PageContext } from './context';
import { type FlowNode, heading, link, list, paragraph, text } from './nodes';
import { problemAt } from './problem';

/** `::api-changes`: everything that changed in the plugins and the configuration since the version before, by plugin. */
export function expandApiChanges(directive: LeafDirective, context: PageContext): FlowNode[] {
  const diff = loadDiff(context.version);
  if (diff === undefined) {
    throw problemAt(directive, context, `${context.version} has no version before it to compare with.`);
  }
  return groupChanges(diff).flatMap(({ page, title, changes }) => {
    const file = fileOf(page, context);
    return [
      heading(2, page, text(title)),
      ...(file === ''
        ? []
        : [paragraph(link(file, text(page === 'config' ? 'Configuration reference' : `${title} reference`)))]),
      list(changes.map((change) => describeChange(change, context, file))),
    ];
  });
}

/** Relative link to the page that a group is about; empty when this version has none. */
function fileOf(page: string, context: PageContext): string {
  if (page === 'config') return './config.md';
  return context.reference.plugins.some((plugin) => plugin.page === page) ? `./apis/${page}.md` : '';
}
