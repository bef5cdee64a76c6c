/** String literals and templates, without those in comments, which are matched first. */
const literals = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*|(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** Selectors of a class, an attribute, a meta tag or an id of Docusaurus. */
const selectors = /\.(-?[A-Za-z][\w-]*)|\[(data-[\w-]+)|\bmeta\[name="([^"]+)"|#(__[\w-]+)/g;

/** Words with dots that are a selector: `nav.navbar`, but not `theme.SearchModal.close` or `data.json`. */
const tagWithClass = /^(?:a|aside|body|button|details|div|footer|html|li|main|nav|p|span|table|template|ul)\./;

/** Whether a string may be a selector, and not a path, an address or a sentence. */
function isSelector(text: string): boolean {
  if (/\/|\w\. |\.$/.test(text)) return false;
  return !/^\w[\w-]*(?:\.[\w-]+)+$/.test(text) || tagWithClass.test(text);
}

/** Calls that take a name as it is. */
const calls = /\b(?:classList\.\w+|hasClass|[sg]etAttribute|readAttribute|removeAttribute)\((?:[^()'"]*, *)?$/;

/** Names of classes, which are the only names without a sign that calls take. */
const plainName = /^(?:data-)?[A-Za-z][\w-]*$/;

/**
 * Finds the names that a source writes out to look for something on a page: in selectors, and in calls such as `classList.contains`.
 *
 * @param text of the source
 * @returns each name once, in the order of the source
 */
export function findNames(text: string): string[] {
  const found: string[] = [];
  for (const { 1: quote, 2: literal = '', index } of text.matchAll(literals)) {
    if (quote === undefined) continue;
    const plain = literal.replace(/\$\{[^}]*\}/g, '');
    if (isSelector(plain))
      found.push(...[...plain.matchAll(selectors)].map((match) => match.slice(1).find(Boolean) ?? ''));
    const call = calls.exec(text.slice(Math.max(0, index - 80), index))?.[0] ?? '';
    const isName = /^(?:classList|hasClass)/.test(call) ? plainName.test(plain) : plain.startsWith('data-');
    if (call !== '' && isName) found.push(plain);
  }
  return [...new Set(found)];
}
