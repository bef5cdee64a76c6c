import type { PhrasingContent } from 'mdast';
import { badgesFor } from '../../reference/diff';
import type { Described, PluginModel } from '../../reference/types';
import { badgeNodes } from '../badge-nodes';
import type { PageContext } from '../context';

/** Creates the labels after the name of a plugin's member. */
export function badgesOf(member: Described, model: PluginModel, context: PageContext): PhrasingContent[] {
  return badgeNodes(badgesFor(context.version, model.page, member.id), member.deprecated !== undefined);
}
