/** A piece of a text, marked or not. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in which the words that answer a query may be marked. */
export type MarkedText = readonly Piece[];

/** Returns a text without marks. */
export function unmarked(text: string): MarkedText {
  return text === '' ? [] : [{ text, isMarked: false }];
}

/** Returns a text with marks as plain text. */
export function readPlain(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}

/** Characters with their entities. The ampersand is first, because all entities have one. */
const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
] as const;

export function escapeHtml(text: string): string {
  return entities.reduce((rest, [character, entity]) => rest.replaceAll(character, entity), text);
}

/** Replaces the entities in HTML with their characters. */
function unescapeHtml(html: string): string {
  const whole = html.replaceAll('&#39;', '&#039;');
  return entities.reduceRight((rest, [character, entity]) => rest.replaceAll(entity, character), whole);
}

/** Reads HTML in which words are marked by `<mark>`, as the hosted search returns it. Any other element in it becomes text. */
export function readMarked(html: string): MarkedText {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') isMarked = part === '<mark>';
    else if (part !== '') pieces.push({ text: unescapeHtml(part), isMarked });
  }
  return pieces;
}
