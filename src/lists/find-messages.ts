/** Finds the messages of a page in a text that a reader pasted, which may be the whole output of a build. */

/** A row of a table of symptoms. */
export interface Message {
  /** Messages in its first cell. `…` stands for text that differs from case to case. */
  readonly patterns: readonly string[];
  /** The whole first cell. */
  readonly text: string;
}

/** Shortest part of a message that counts as the message, in characters. */
const shortestPart = 8;

/** Part of the words of a message, weighed by how rare they are on the page, that a text must have to count as similar. */
const leastWords = 0.6;

/** A row is shown beside the best one only if it fits as well, up to this part. */
const leastShare = 0.75;

/** Maximum number of rows to show. */
const mostRows = 3;

/**
 * @param pasted text of one or more lines
 * @returns the indexes of the messages that fit, the best one first; empty if none does
 */
export function findMessages(pasted: string, messages: readonly Message[]): number[] {
  const text = simplify(pasted);
  if (text.length < 3) return [];
  const rowsByWord = new Map<string, number>();
  for (const { text: own } of messages) {
    for (const word of readWords(own)) rowsByWord.set(word, (rowsByWord.get(word) ?? 0) + 1);
  }
  const weigh = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + Math.log(1 + messages.length / (rowsByWord.get(word) ?? 1)), 0);
  const words = readWords(text);

  const rate = ({ patterns, text: own }: Message): number => {
    const whole = Math.max(0, ...patterns.map((pattern) => rateMessage(simplify(pattern), text)));
    if (whole > 0) return whole;
    const known = [...readWords(own)];
    const common = known.filter((word) => words.has(word));
    const share = weigh(common) / weigh(known);
    return common.length > 1 && share >= leastWords ? share : 0;
  };
  const rates = messages.map((message, index) => ({ index, rate: rate(message) }));
  const best = Math.max(0, ...rates.map(({ rate: own }) => own));
  return rates
    .filter(({ rate: own }) => own > 0 && own >= best * leastShare)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, mostRows)
    .map(({ index }) => index);
}

/** Rates a message that is in the text, or of which the text is a part, by the number of characters that they share. 0 if neither is so. */
function rateMessage(message: string, text: string): number {
  const parts = message.split('…').map((part) => part.trim());
  const known = parts.reduce((sum, { length }) => sum + length, 0);
  if (known >= shortestPart && hasParts(text, parts)) return known;
  return text.length >= shortestPart && parts.some((part) => part.includes(text)) ? text.length : 0;
}

function hasParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** Removes what differs between terminals: case, kinds of quotes, line breaks. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\.\.\./g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

function readWords(text: string): Set<string> {
  return new Set(simplify(text).match(/[\p{L}\p{N}_]{3,}/gu));
}
