/** Parses a page into a document in which no scripts run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
