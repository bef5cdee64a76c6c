import type { Paragraph, PhrasingContent } from 'mdast';
import { join, paragraph } from '../nodes';

/** Creates the line behind the name of a method or type: labels, platforms, kind of type, first release. */
export function factsLine(parts: PhrasingContent[][], separator = ' · '): Paragraph {
  return { ...paragraph(...join(parts, separator)), data: { hProperties: { className: ['api-facts'] } } };
}
