const parser = typeof DOMParser === 'undefined' ? undefined : new DOMParser();

/** @returns a page as a document, in which nothing runs */
export function parsePage(html: string): Document {
  return (parser ?? new DOMParser()).parseFromString(html, 'text/html');
}
