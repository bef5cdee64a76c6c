/**
 * The word index: which sections contain a word, encoded as text that suits JSON and gzip. A list of sections is stored as a
 * list of gaps, and a small gap takes only one character.
 */

/** The last digit of a number is a character from `#` to `[`, and the digits before it are from `]` to `~`. JSON escapes none of them. */
const lastDigits = { first: 35, count: 57 };
const otherDigits = { first: 93, count: 34 };

/**
 * @param lists for each section, by its number, the words to keep
 * @returns the `words` of a shard, sorted, and the `places` of each; both separated by spaces
 */
export function packWordIndex(lists: readonly (readonly string[])[]): { words: string; places: string } {
  const sections = new Map<string, number[]>();
  lists.forEach((list, section) => {
    for (const word of list) if (sections.get(word)?.at(-1) !== section) appendTo(sections, word, section);
  });
  const keys = [...sections.keys()].sort();
  return { words: keys.join(' '), places: keys.map((word) => packNumbers(sections.get(word) ?? [])).join(' ') };
}

/** Adds an item to the list of a key. A new key gets a new list. */
export function appendTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}

/**
 * The opposite of `packWordIndex`.
 *
 * @param count how many sections there are
 * @returns for each section its words, sorted
 */
export function unpackWordIndex(words: string, places: string, count: number): string[][] {
  const lists: string[][] = Array.from({ length: count }, () => []);
  if (words === '') return lists;
  const packed = places.split(' ');
  words.split(' ').forEach((word, index) => {
    for (const section of unpackNumbers(packed[index] ?? '')) lists[section]?.push(word);
  });
  return lists;
}

/** Encodes ascending numbers. */
export function packNumbers(numbers: readonly number[]): string {
  const codes: number[] = [];
  let previous = -1;
  for (const number of numbers) {
    let gap = number - previous - 1;
    previous = number;
    for (; gap >= lastDigits.count; gap = Math.floor(gap / otherDigits.count)) {
      codes.push(otherDigits.first + (gap % otherDigits.count));
    }
    codes.push(lastDigits.first + gap);
  }
  return String.fromCharCode(...codes);
}

/** The opposite of `packNumbers`. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let next = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= otherDigits.first) {
      next += (code - otherDigits.first) * unit;
      unit *= otherDigits.count;
    } else {
      next += (code - lastDigits.first) * unit;
      numbers.push(next);
      next += 1;
      unit = 1;
    }
  }
  return numbers;
}
