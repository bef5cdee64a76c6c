import type { Paragraph, PhrasingContent } from 'mdast';
import { join, paragraph } from '../nodes';

/** The muted line below the heading of a method or a type: where it works, what kind of type it is, since when it exists. */
export function factsLine(parts: PhrasingContent[][]): Paragraph {
  return { ...paragraph(...join(parts, ' · ')), data: { hProperties: { className: ['api-facts'] } } };
}
