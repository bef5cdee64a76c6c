import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { projectRoot } from '../build/files/project-root';
import { movedPages } from '../config/moved-pages';
import { docsVersions } from '../config/versions';
import type { HasPage } from '../lib/counterparts';
import { changesPath, findPair } from '../lib/page-pairs';
import { countChanges, isBreaking } from '../lists/change-filter';
import { changeTag } from '../lists/change-tag';
import { groupChanges, loadDiff, type PluginChanges } from '../reference/diff';
import { type ChangeLook, describeChange } from './change';
import type { PageContext } from './context';
import { checkbox, filterBar, statusLine } from './list-filter';
import { element, type FlowNode, heading, inlineCode, inlineElement, link, list, paragraph, text } from './nodes';
import { problemAt } from './problem-at';

/** Expands `::api-changes`: all changes in the plugins and the configuration since the previous version, by plugin. */
export function expandApiChanges(directive: LeafDirective, context: PageContext): FlowNode[] {
  const diff = loadDiff(context.version);
  if (diff === undefined) {
    throw problemAt(directive, context, `${context.version} has no version before it to compare with.`);
  }
  const groups = groupChanges(diff);
  const sections = groups.flatMap(({ page, title, changes }): FlowNode[] => {
    const file = fileOf(page, context);
    return [
      heading(2, page, text(title)),
      ...(file === ''
        ? []
        : [
            paragraph(
              link(file, text(page === 'config' ? 'Configuration reference' : `${title} reference`)),
              ...linkChanges(page, { from: diff.from, to: diff.to }),
            ),
          ]),
      changeList(changes.map((change) => describeChange(change, context, file, look))),
    ];
  });
  return [breakingFilter(groups), ...jumpList(groups), ...sections];
}

/** Shows a colored label, and signatures stacked as in a diff. Screen readers and copies of the line get a sentence. */
const look: ChangeLook = {
  verb: (kind, word) =>
    inlineElement(
      'span',
      { className: changeTag(kind), ...(isBreaking(kind) ? { 'data-breaking': '' } : {}) },
      text(word),
    ),
  what: (words) => [text(' '), inlineElement('span', { className: 'change-what' }, text(words)), text(' ')],
  between: (words) => inlineElement('span', { className: 'change-between' }, text(words)),
  signature: (side, source) => inlineElement('span', { className: `change-${side}` }, inlineCode(source)),
};

function changeList(items: PhrasingContent[][]): FlowNode {
  return { ...list(items), data: { hProperties: { className: ['changes'] } } };
}

const countBreaking = ({ changes }: PluginChanges): number => changes.filter(({ kind }) => isBreaking(kind)).length;

/** Creates the filter for breaking changes (`src/lists/api-changes-element.ts`). */
function breakingFilter(groups: readonly PluginChanges[]): FlowNode {
  const all = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  const breaking = groups.reduce((sum, group) => sum + countBreaking(group), 0);
  return filterBar(
    'api-changes-filter',
    'Filter changes',
    checkbox('show', 'breaking', text('Breaking only '), breakingCount(text(String(breaking)))),
    statusLine(countChanges(all, all)),
  );
}

const breakingCount = (...children: PhrasingContent[]): PhrasingContent =>
  inlineElement('small', { className: changeTag('changed') }, ...children);

/** Creates links to the plugins with breaking changes. The contents of the page have all others. */
function jumpList(groups: readonly PluginChanges[]): FlowNode[] {
  const items = groups
    .filter((group) => countBreaking(group) > 0)
    .map((group) =>
      inlineElement(
        'li',
        {},
        inlineElement(
          'a',
          { className: 'button button--secondary', href: `#${group.page}` },
          text(`${group.title} `),
          breakingCount(
            text(String(countBreaking(group))),
            inlineElement('span', { className: 'change-between' }, text(' breaking')),
          ),
        ),
      ),
    );
  return items.length === 0
    ? []
    : [element('nav', { 'aria-label': 'Breaking changes by plugin' }, element('ul', { className: 'jump' }, ...items))];
}

/** Returns a relative link to the page of a group, or an empty string if this version has none. */
function fileOf(page: string, context: PageContext): string {
  if (page === 'config') return './config.md';
  return context.reference.plugins.some((plugin) => plugin.page === page) ? `./apis/${page}.md` : '';
}

const hasPage: HasPage = (version, key) => {
  const docsDir = docsVersions.find(({ name }) => name === version)?.docsDir;
  return docsDir !== undefined && existsSync(join(projectRoot, docsDir, `${key}.md`));
};

/** Links to the comparison of a group's page, if both versions have it. The build writes it later, so Docusaurus must not check the link. */
function linkChanges(page: string, versions: Parameters<typeof findPair>[2]): PhrasingContent[] {
  const pair = findPair(movedPages, page === 'config' ? '/config' : `/apis/${page}`, versions, hasPage);
  if (pair === undefined) return [];
  return [text(', '), inlineElement('a', { href: changesPath(pair) }, text('what changed on its page'))];
}
