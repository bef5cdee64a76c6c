import type { PhrasingContent } from 'mdast';
import { inlineElement, text } from './nodes';

type BadgeKind = 'new' | 'changed' | 'deprecated';

const words: Record<BadgeKind, string> = { new: 'New in', changed: 'Changed in', deprecated: 'Deprecated in' };

const colors: Record<BadgeKind, string> = { new: 'positive', changed: 'notice', deprecated: 'deprecated' };

/**
 * Creates the labels after a name, each with a space before it.
 *
 * @param computed labels from the differences between versions
 * @param deprecated whether the package itself marks the member as deprecated
 */
export function badgeNodes(
  computed: readonly { kind: BadgeKind; version: string }[],
  deprecated: boolean,
): PhrasingContent[] {
  const labels = computed.map(({ kind, version }) => ({ kind, label: `${words[kind]} ${version}` }));
  const isNamed = computed.some(({ kind }) => kind === 'deprecated');
  const all = deprecated && !isNamed ? [...labels, { kind: 'deprecated' as const, label: 'Deprecated' }] : labels;
  return all.flatMap(({ kind, label }) => [
    text(' '),
    inlineElement('span', { className: `tag tag--${colors[kind]}` }, text(label)),
  ]);
}
