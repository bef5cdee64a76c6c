/** Finds the styles that a page has in itself (`src/plugins/light-client/styles` writes them). The group is their text, the same in all pages. */
export const pageStyles = /<style>(.*?)<\/style>/s;

/** The page that was parsed last, unless it has been handed out. */
let parsed: { readonly html: string; readonly page: Document } | undefined;

/**
 * Parses a page into a document in which no scripts run. Leaves out its styles, which the browser would parse again. Call while the link is still
 * pressed, and `takePage` then only hands the document out.
 */
export function parsePage(html: string): Document {
  if (parsed?.html !== html)
    parsed = { html, page: new DOMParser().parseFromString(html.replace(pageStyles, ''), 'text/html') };
  return parsed.page;
}

/** Returns the document of a page, which the caller may take apart. */
export function takePage(html: string): Document {
  const page = parsePage(html);
  parsed = undefined;
  return page;
}
