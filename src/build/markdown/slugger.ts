/** Makes ids of texts and keeps those of one page apart. */
export interface Slugger {
  /** The id of a heading's text: `Set up iOS` becomes `set-up-ios`, a second one `set-up-ios-1`. */
  slug: (text: string) => string;
  /** A given id, with a number behind it when the page has it already. */
  count: (id: string) => string;
}

/** What is left out of ids: all but letters, marks, digits, connectors, hyphens and spaces. */
const leftOut = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu;

/** Starts a page. The rule is that of github-slugger 1, which Docusaurus 3 makes its heading ids with. */
export function createSlugger(): Slugger {
  const used = new Map<string, number>();
  const count = (id: string): string => {
    let result = id;
    while (used.has(result)) {
      const number = (used.get(id) ?? 0) + 1;
      used.set(id, number);
      result = `${id}-${number}`;
    }
    used.set(result, 0);
    return result;
  };
  return { slug: (text) => count(text.toLowerCase().replace(leftOut, '').replaceAll(' ', '-')), count };
}
