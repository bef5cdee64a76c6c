/** An article whose portions are drawn one behind the other. */
export interface PortionedHtml {
  /** With the first portion, and all that stands around the text. */
  readonly html: string;
  /** The others, in their order. Each belongs at the end of the element `.theme-doc-markdown`. */
  readonly portions: readonly string[];
}

const contentStart = /<div class=(["']?)theme-doc-markdown\b/;

/** Where a portion begins: an element that `rehype-portions.ts` has marked. */
const portionStart = /(?=<\w+ [^<>]*?\bdata-portion\b)/;
const portionMark = / data-portion(?:=""|='')?(?=[ >])/;

/**
 * Cuts the text of an article into its portions.
 *
 * @param article HTML as the server wrote it
 */
export function cutPortions(article: string): PortionedHtml {
  const start = contentStart.exec(article)?.index;
  if (start === undefined) return { html: article, portions: [] };
  const end = findEnd(article, start);
  const [first = '', ...others] = article.slice(start, end).split(portionStart);
  return {
    html: article.slice(0, start) + first + article.slice(end),
    portions: others.map((portion) => portion.replace(portionMark, '')),
  };
}

/** @returns where the end tag of the `<div>` stands that begins at `start` */
function findEnd(html: string, start: number): number {
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tag.index;
  }
  throw new Error('Its text does not end.');
}
