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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};
const characters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Replaces the entities in HTML with their characters. */
function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => characters[entity.replace('#39', '#039')] ?? entity);
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
