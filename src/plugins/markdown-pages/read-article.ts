/** A tag; quoted attributes may contain `>`. */
const anyTag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** A block of code, whose lines and colors are elements. */
const codeBlock = /(<pre\b(?:"[^"]*"|'[^']*'|[^>"'])*><code\b[^>]*>)(.*?)(<\/code><\/pre>)/gs;

/** Lines that the code gains or loses; see `src/config/line-marks.ts`. */
const markedLine = /<span class="token-line [^"]*code-line-(added|removed)[^"]*">/;

/** In front of a block that shows what changes; `to-markdown.ts` makes it a diff. */
export const diffAttribute = 'data-diff';

/** Where the text of a page ends: at the links and questions below it, or at the end of the article. */
const articleEnd = /<footer class="?theme-doc-footer\b|<\/article>(?![\s\S]*<\/article>)/;

/**
 * Cuts the text of a documentation page out of its HTML, and takes the elements out of its code that only color it: most elements of a page
 * are there for that, and parsing them takes most of the time.
 *
 * @param html a built page
 * @returns HTML of the text; undefined for a page that is no documentation
 */
export function readArticle(html: string): string | undefined {
  const text = /<div class="?theme-doc-markdown\b/.exec(html)?.index;
  const end = articleEnd.exec(html)?.index ?? -1;
  if (text === undefined || end < text) return undefined;
  return html.slice(text, end).replace(codeBlock, (_, start: string, code: string, close: string) => {
    const marked = markedLine.test(code);
    const lines = marked ? markLines(code) : code;
    const plain = lines.replace(/<br ?\/?>/g, '\n').replace(anyTag, '');
    return `${marked ? start.replace('<pre', `<pre ${diffAttribute}`) : start}${plain}${close}`;
  });
}

/** Writes in front of each line whether the code gains or loses it, as a diff does. */
function markLines(code: string): string {
  return code
    .split(/(?=<span class="?token-line\b)/)
    .map((line) => {
      const change = markedLine.exec(line)?.[1];
      return (change === 'added' ? '+ ' : change === 'removed' ? '- ' : '  ') + line;
    })
    .join('');
}
