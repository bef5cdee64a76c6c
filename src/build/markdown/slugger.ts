/** Makes ids from texts, unique within one page. */
export interface Slugger {
  /** Returns the id of a heading's text: `Set up iOS` becomes `set-up-ios`, a second one `set-up-ios-1`. */
  slug: (text: string) => string;
  /** Returns a given id, with a number after it if the page already has it. */
  count: (id: string) => string;
}

/** Characters that are left out of ids: all except letters, marks, digits, connectors, hyphens and spaces. */
const leftOut = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu;

/** Creates the slugger of a page. It follows github-slugger 1, with which Docusaurus 3 makes its heading ids. */
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
