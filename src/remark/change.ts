import type { PhrasingContent } from 'mdast';
import { anchorOf } from '../reference';
import { labelOf, memberKinds } from '../reference/diff/member-words';
import type { ApiChange } from '../reference/types';
import type { PageContext } from './context';
import { inlineCode, link, text } from './nodes';

/**
 * One difference as a line: `Changed property ImageOptions.width: number to string`.
 *
 * @param pageFile link to the plugin's page in front of the anchor; empty on that page itself
 */
export function describeChange(change: ApiChange, context: PageContext, pageFile: string): PhrasingContent[] {
  const name = nameOf(change, context, pageFile);
  const kind = memberKinds[change.memberKind];
  switch (change.kind) {
    case 'added':
      // On the plugin's own page the name leads to the signature.
      return [text(`Added ${kind} `), name, ...(pageFile === '' ? [] : value(change.after))];
    case 'removed':
      return [text(`Removed ${kind} `), name, ...value(change.before)];
    case 'deprecated':
      return [text(`Deprecated ${kind} `), name];
    case 'moved':
      return [text(`Moved ${kind} `), inlineCode(describeOrigin(change)), text(' to '), name];
    case 'changed':
      return [
        text(`Changed ${kind} `),
        name,
        text(': '),
        inlineCode(change.before ?? 'nothing'),
        text(' became '),
        inlineCode(change.after ?? 'nothing'),
      ];
  }
}

function describeOrigin({ from, id }: ApiChange): string {
  return from === undefined ? id : `${from.page}: ${from.id}`;
}

function value(source: string | undefined): PhrasingContent[] {
  return source === undefined || source === '' ? [] : [text(': '), inlineCode(source)];
}

/** The member's name, as a link where the page of this version has it. */
function nameOf(change: ApiChange, context: PageContext, pageFile: string): PhrasingContent {
  const label = inlineCode(labelOf(change.id));
  if (change.kind === 'removed') return label;
  const plugin = context.reference.plugins.find(({ page }) => page === change.page);
  if (plugin === undefined) return label;
  if (change.memberKind === 'plugin') return pageFile === '' ? label : link(pageFile, label);
  return link(`${pageFile}#${anchorOf(change.id, plugin)}`, label);
}
