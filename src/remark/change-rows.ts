import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiChange, anchorOf, capitalize } from '@capacitor-docs/reference';
import { labelOf, memberKindLabels } from '@capacitor-docs/reference/member-words';
import { projectRoot } from '@capacitor-docs/shared';
import type { PhrasingContent } from 'mdast';
import { movedPages } from '../config/moved-pages';
import { docsVersions, type VersionName } from '../config/versions';
import type { HasPage } from '../lib/counterparts';
import { changesPath, findPair } from '../lib/page-pairs';
import { changeTag, isBreaking } from '../lists/change-filter';
import type { PageContext } from './context';
import { type FlowNode, type Inline, inlineCode, inlineElement, link, list, withClass } from './nodes';

/**
 * Lists changes as rows (`src/lists/changes.css`).
 *
 * @param pageFile link to the page of their plugin; empty on that page itself, or if there is none
 * @param isOwn whether this is that page, where bytes count: it has no filter, and its words need no style to be upper case
 */
export function changeRows(
  changes: readonly ApiChange[],
  context: PageContext,
  pageFile: string,
  isOwn = false,
): FlowNode {
  return withClass('changes', list(changes.map((change) => describeChange(change, context, pageFile, isOwn))));
}

/**
 * Describes one difference in a line: a colored label, and signatures stacked as in a diff. Screen readers and copies of the line get a sentence:
 * `Changed property ImageOptions.width: number became string`.
 */
function describeChange(change: ApiChange, context: PageContext, pageFile: string, isOwn: boolean): Inline {
  const { kind, before, after } = change;
  const words = memberKindLabels[change.memberKind];
  const marks = { className: changeTag(kind), 'data-breaking': !isOwn && isBreaking(kind) ? '' : undefined };
  const start: Inline = [
    inlineElement('span', marks, capitalize(kind)),
    isOwn ? ` ${capitalize(words)} ` : [' ', inlineElement('span', { className: 'change-what' }, words), ' '],
  ];
  const name = nameOf(change, context, pageFile);
  switch (kind) {
    case 'added':
      // On the plugin's own page, the name links to the signature.
      return [start, name, pageFile !== '' && after && [between(': '), signature('after', after)]];
    case 'removed':
      return [start, name, before && [between(': '), signature('before', before)]];
    case 'deprecated':
      return [start, name];
    case 'moved':
      return [start, inlineCode(describeOrigin(change)), ' to ', name];
    case 'changed':
      return [
        start,
        name,
        between(': '),
        signature('before', before ?? 'nothing'),
        between(' became '),
        signature('after', after ?? 'nothing'),
      ];
  }
}

/** The words between names and signatures. */
const between = (words: string): PhrasingContent => inlineElement('span', { className: 'change-between' }, words);

/** A signature, in the previous version or in this one. */
const signature = (side: 'before' | 'after', source: string): PhrasingContent =>
  inlineElement('span', { className: `change-${side}` }, inlineCode(source));

function describeOrigin({ from, id }: ApiChange): string {
  return from === undefined ? id : `${from.page}: ${from.id}`;
}

/** Returns the member's name, as a link if this version's page has the member. */
function nameOf(change: ApiChange, context: PageContext, pageFile: string): PhrasingContent {
  const label = inlineCode(labelOf(change.id));
  if (change.kind === 'removed') return label;
  const plugin = context.reference.plugins.find(({ page }) => page === change.page);
  if (plugin === undefined) return label;
  if (change.memberKind === 'plugin') return pageFile === '' ? label : link(pageFile, label);
  return link(`${pageFile}#${anchorOf(change.id, plugin)}`, label);
}

const hasPage: HasPage = (version, key) => {
  const docsDir = docsVersions.find(({ name }) => name === version)?.docsDir;
  return docsDir !== undefined && existsSync(join(projectRoot, docsDir, `${key}.md`));
};

/**
 * Links to the comparison of a page, if both versions have it. The build writes it later, so Docusaurus must not check the link.
 *
 * @param page of a plugin, or `config`
 */
export function linkComparison(
  page: string,
  { from, to }: { readonly from: VersionName; readonly to: VersionName },
  label: string,
): PhrasingContent | undefined {
  const pair = findPair(movedPages, page === 'config' ? '/config' : `/apis/${page}`, { from, to }, hasPage);
  return pair && inlineElement('a', { href: changesPath(pair) }, label);
}
