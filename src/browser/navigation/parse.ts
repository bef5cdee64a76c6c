/** @returns a page as a document, in which nothing runs */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
