import { type ApiChange, anchorOf, type ChangeKind } from '@capacitor-docs/reference';
import { labelOf, memberKindLabels } from '@capacitor-docs/reference/member-words';
import type { PhrasingContent } from 'mdast';
import type { PageContext } from './context';
import { inlineCode, link, text } from './nodes';

/** How the parts of a line are rendered. The words are the same in each look. */
export interface ChangeLook {
  /** The kind of change: `Changed`. */
  readonly verb: (kind: ChangeKind, word: string) => PhrasingContent;
  /** What kind of member it is, between spaces: `property`. */
  readonly what: (words: string) => PhrasingContent[];
  /** The words between names and signatures: `: `, ` became `. */
  readonly between: (words: string) => PhrasingContent;
  /** A signature, in the previous version or in this one. */
  readonly signature: (side: 'before' | 'after', source: string) => PhrasingContent;
}

const plainLook: ChangeLook = {
  verb: (_, word) => text(word),
  what: (words) => [text(` ${words} `)],
  between: text,
  signature: (_, source) => inlineCode(source),
};

/**
 * Describes one difference in a line: `Changed property ImageOptions.width: number became string`.
 *
 * @param pageFile link to the plugin's page, without the anchor; empty on that page itself
 */
export function describeChange(
  change: ApiChange,
  context: PageContext,
  pageFile: string,
  { verb, what, between, signature }: ChangeLook = plainLook,
): PhrasingContent[] {
  const name = nameOf(change, context, pageFile);
  const kind = what(memberKindLabels[change.memberKind]);
  const value = (side: 'before' | 'after', source: string | undefined): PhrasingContent[] =>
    source === undefined || source === '' ? [] : [between(': '), signature(side, source)];
  switch (change.kind) {
    case 'added':
      // On the plugin's own page, the name links to the signature.
      return [verb('added', 'Added'), ...kind, name, ...(pageFile === '' ? [] : value('after', change.after))];
    case 'removed':
      return [verb('removed', 'Removed'), ...kind, name, ...value('before', change.before)];
    case 'deprecated':
      return [verb('deprecated', 'Deprecated'), ...kind, name];
    case 'moved':
      return [verb('moved', 'Moved'), ...kind, inlineCode(describeOrigin(change)), text(' to '), name];
    case 'changed':
      return [
        verb('changed', 'Changed'),
        ...kind,
        name,
        between(': '),
        signature('before', change.before ?? 'nothing'),
        between(' became '),
        signature('after', change.after ?? 'nothing'),
      ];
  }
}

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
