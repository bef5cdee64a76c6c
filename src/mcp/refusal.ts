/** Error for a request that can't be answered. The message is one sentence for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Longest part of a wrong name that is repeated, in characters. */
const quotedLength = 80;

/** Quotes user input: shortened, and in one line whatever it contains. */
export function quote(text: string): string {
  const shown = text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text;
  return JSON.stringify(shown);
}
