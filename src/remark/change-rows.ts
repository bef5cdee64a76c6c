import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiChange } from '@capacitor-docs/reference';
import { projectRoot } from '@capacitor-docs/shared';
import type { PhrasingContent } from 'mdast';
import { movedPages } from '../config/moved-pages';
import { docsVersions, type VersionName } from '../config/versions';
import type { HasPage } from '../lib/counterparts';
import { changesPath, findPair } from '../lib/page-pairs';
import { changeTag, isBreaking } from '../lists/change-filter';
import { type ChangeLook, describeChange } from './change';
import type { PageContext } from './context';
import { type FlowNode, inlineCode, inlineElement, list, text } from './nodes';

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

/** The same on the page of the plugin, where bytes count: it has no filter, and its words need no style to be upper case. */
const ownLook: ChangeLook = {
  ...look,
  verb: (kind, word) => inlineElement('span', { className: changeTag(kind) }, text(word)),
  what: (words) => [text(` ${words.charAt(0).toUpperCase()}${words.slice(1)} `)],
};

/**
 * Lists changes as rows (`src/lists/changes.css`).
 *
 * @param pageFile link to the page of their plugin; empty on that page itself
 * @param isOwn whether this is that page
 */
export function changeRows(
  changes: readonly ApiChange[],
  context: PageContext,
  pageFile: string,
  isOwn = false,
): FlowNode {
  const rows = changes.map((change) => describeChange(change, context, pageFile, isOwn ? ownLook : look));
  return { ...list(rows), data: { hProperties: { className: ['changes'] } } };
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
  return pair === undefined ? undefined : inlineElement('a', { href: changesPath(pair) }, text(label));
}
