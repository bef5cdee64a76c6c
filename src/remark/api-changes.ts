import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { projectRoot } from '../build/files/project-root';
import { movedPages } from '../config/moved-pages';
import { docsVersions } from '../config/versions';
import type { HasPage } from '../lib/moved-pages';
import { changesPath, findPair } from '../lib/page-pairs';
import { groupChanges, loadDiff } from '../reference/diff';
import { describeChange } from './change';
import type { PageContext } from './context';
import { type FlowNode, heading, inlineElement, link, list, paragraph, text } from './nodes';
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
        : [
            paragraph(
              link(file, text(page === 'config' ? 'Configuration reference' : `${title} reference`)),
              ...linkChanges(page, { from: diff.from, to: diff.to }),
            ),
          ]),
      list(changes.map((change) => describeChange(change, context, file))),
    ];
  });
}

/** Relative link to the page that a group is about; empty when this version has none. */
function fileOf(page: string, context: PageContext): string {
  if (page === 'config') return './config.md';
  return context.reference.plugins.some((plugin) => plugin.page === page) ? `./apis/${page}.md` : '';
}

const hasPage: HasPage = (version, key) => {
  const docsDir = docsVersions.find(({ name }) => name === version)?.docsDir;
  return docsDir !== undefined && existsSync(join(projectRoot, docsDir, `${key}.md`));
};

/** Leads to what else changed on the page of a group, where both versions have it. The build writes that page later, so it is no link for Docusaurus. */
function linkChanges(page: string, versions: Parameters<typeof findPair>[2]): PhrasingContent[] {
  const pair = findPair(movedPages, page === 'config' ? '/config' : `/apis/${page}`, versions, hasPage);
  if (pair === undefined) return [];
  return [text(', '), inlineElement('a', { href: changesPath(pair) }, text('what changed on its page'))];
}
