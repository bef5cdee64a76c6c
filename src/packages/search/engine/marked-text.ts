/**
 * Text with marks: HTML that contains only text, the five entities below and `<mark>` elements. The search dialog puts
 * titles and snippets of hits into the page as HTML, so all of them go through this module.
 */

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

/** A piece of text, marked or not. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Writes pieces as HTML. */
export function writeMarked(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

/** Parses HTML with marks. Any other element in it becomes text. */
export function readMarked(html: string): Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') isMarked = part === '<mark>';
    else if (part !== '') pieces.push({ text: unescapeHtml(part), isMarked });
  }
  return pieces;
}

/** Returns HTML with marks as plain text. */
export function readPlain(html: string): string {
  return readMarked(html)
    .map(({ text }) => text)
    .join('');
}

/** Replaces the entities in HTML with their characters. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => characters[entity.replace('#39', '#039')] ?? entity);
}

/** Makes HTML of unknown origin safe: only marks stay elements. */
export function cleanMarked(html: string): string {
  return writeMarked(readMarked(html));
}
