import { docFooterClass, docMarkdownClass, tokenLineClass } from '../../lib/dom-contract';

/** A tag; quoted attributes may contain `>`. */
const anyTag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** A block of code, whose lines and colors are elements. */
const codeBlock = /(<pre\b(?:"[^"]*"|'[^']*'|[^>"'])*><code\b[^>]*>)(.*?)(<\/code><\/pre>)/gs;

/** Lines that are marked as added or removed; see `src/config/line-marks.ts`. */
const markedLine = new RegExp(`<span class="${tokenLineClass} [^"]*code-line-(added|removed)[^"]*">`);

const lineStart = new RegExp(`(?=<span class="?${tokenLineClass}\\b)`);

/** Attribute of a code block that shows changes: `+`, `-` or a space for each of its lines, as in a diff. */
export const changesAttribute = 'data-changes';

const textStart = new RegExp(`<div class="?${docMarkdownClass}\\b`);

/** Latest end of the text of a page; the links and questions below the text come before it. */
const articleEnd = '</article>';
const footer = new RegExp(`<footer class="?${docFooterClass}\\b`, 'g');

/**
 * Cuts the text of a documentation page out of its HTML, and removes the elements that only color its code: most elements of a page
 * are there for that, and parsing them takes most of the time.
 *
 * @param html a built page
 * @returns HTML of the text; undefined for a page that is not documentation
 */
export function truncateText(html: string): string | undefined {
  const start = textStart.exec(html)?.index ?? -1;
  if (start === -1) return undefined;
  footer.lastIndex = start;
  const end = footer.exec(html)?.index ?? html.lastIndexOf(articleEnd);
  if (end < start) return undefined;
  return truncateCode(html.slice(start, end));
}

/** Removes the elements that only color code from HTML. A block with marked lines has their signs in an attribute instead. */
export function truncateCode(html: string): string {
  return html.replace(codeBlock, (_, open: string, code: string, close: string) => {
    const plain = code.replace(/<br ?\/?>/g, '\n').replace(anyTag, '');
    const marks = markedLine.test(code)
      ? open.replace('<pre', `<pre ${changesAttribute}="${readChanges(code)}"`)
      : open;
    return `${marks}${plain}${close}`;
  });
}

function readChanges(code: string): string {
  return code
    .split(lineStart)
    .map((line) => {
      const change = markedLine.exec(line)?.[1];
      return change === 'added' ? '+' : change === 'removed' ? '-' : ' ';
    })
    .join('');
}
