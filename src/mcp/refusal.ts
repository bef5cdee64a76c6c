/** What was asked for can't be answered; the message is one sentence for whoever asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** How much of a wrong name is repeated. */
const quotedLength = 80;

/** Quotes what somebody asked for: shortened, and in one line whatever is in it. */
export function quote(text: string): string {
  const shown = text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text;
  return JSON.stringify(shown);
}
