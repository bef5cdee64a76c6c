import { pageStyles } from '@site/src/lib/dom-contract';

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
