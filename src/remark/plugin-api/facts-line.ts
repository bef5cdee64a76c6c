import type { Paragraph, PhrasingContent } from 'mdast';
import { join, paragraph } from '../nodes';

/** Creates the muted line below the heading of a method or type: platforms, kind of type, first release. */
export function factsLine(parts: PhrasingContent[][]): Paragraph {
  return { ...paragraph(...join(parts, ' · ')), data: { hProperties: { className: ['api-facts'] } } };
}
