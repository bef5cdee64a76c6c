/** Parts that most pages lack, and how their HTML begins. Their styles are in `assets/css/c/` (`entry.ts`). */
const parts: Readonly<Record<string, RegExp>> = {
  reference: /class=(?:"[^"]*)?\b(?:api-|record__values)/,
  admonitions: /\btheme-admonition\b/,
  changes: /class=(?:"[^"]*)?\bchanges\b/,
  guide: /<ol[ >]|<zoomable-picture/,
  few: /code-line-|highlighted-line|code-numbered|language-diff|diff-inserted|diff-deleted|class=(?:"[^"]*)?\b(?:cards|link-version|details_|tag--deprecated)|class="?platforms"?[^>]*><(?!\/)/,
};

/** @returns the names of the parts that a page has */
export function listParts(html: string): string[] {
  return Object.entries(parts).flatMap(([name, pattern]) => (pattern.test(html) ? [name] : []));
}
