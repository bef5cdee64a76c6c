import { labelOf, memberKindLabels } from '@capacitor-docs/reference/member-words';
import type { PhrasingContent } from 'mdast';
import { inlineCode, link, text } from '../../../remark/nodes';
import type { ChangeData, PluginData } from '../data';

/**
 * Describes what happened to a member of a plugin or to a key, with a link to it (in the older version if it was removed).
 *
 * @param olderPlugins plugins of the older version, to name the one that a member comes from
 */
export function describeChange(change: ChangeData, olderPlugins: readonly PluginData[]): PhrasingContent[] {
  const { kind, memberKind, id, page, url, before, after, from } = change;
  const code = inlineCode(labelOf(id));
  const name: PhrasingContent[] = [url === undefined ? code : link(url, code)];
  const memberName: PhrasingContent[] = [text(`${memberKindLabels[memberKind]} `), ...name];
  switch (kind) {
    case 'removed':
      return [text('Removed: '), ...memberName, ...(before === undefined ? [] : [text(': '), inlineCode(before)])];
    case 'deprecated':
      return [text('Deprecated: '), ...memberName];
    case 'changed':
      return [
        text('Changed: '),
        ...memberName,
        text(', '),
        inlineCode(before ?? 'nothing'),
        text(' became '),
        inlineCode(after ?? 'nothing'),
      ];
    case 'moved': {
      const origin = olderPlugins.find((plugin) => plugin.page === from?.page && from.page !== page);
      const place = origin === undefined ? [] : [text(` of ${origin.title}`)];
      return [text('Renamed: '), inlineCode(labelOf(from?.id ?? id)), ...place, text(' is now '), ...memberName];
    }
  }
}
