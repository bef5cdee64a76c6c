import type { DocTags } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { describeInline } from './description';
import { inlineCode, inlineElement, join, text } from './nodes';

type Tags = { readonly [Name in keyof DocTags]?: string | undefined };

interface OtherNotes {
  readonly first?: PhrasingContent[];
  readonly last?: readonly PhrasingContent[];
}

/** Writes the muted line below a description: default, first release, deprecation, between other notes. Empty if there are none. */
export function notesLine(notes: Tags & OtherNotes): PhrasingContent[] {
  const { default: value, since, deprecated, first = [], last = [] } = notes;
  const parts: PhrasingContent[][] = [
    first,
    value === undefined ? [] : [text('Default '), inlineCode(value)],
    since === undefined ? [] : [text(`Since ${since}`)],
    deprecated ? tellDeprecation(deprecated) : [],
    [...last],
  ].filter((part) => part.length > 0);
  if (parts.length === 0) return [];
  const spans = parts.map((part) => [inlineElement('span', {}, ...part)]);
  return [inlineElement('span', { className: 'record__meta' }, ...join(spans, ' '))];
}

/** A package names the release that deprecates something, or says what to use instead. */
function tellDeprecation(words: string): PhrasingContent[] {
  return /^[\d.]+$/.test(words) ? [text(`Deprecated in ${words}`)] : [text('Deprecated: '), ...describeInline(words)];
}
