import type { AnyNode, CheerioAPI } from 'cheerio';
import { DomUtils } from 'htmlparser2';

/** Values that show up in a page when a template receives `undefined` or an object. */
const leaked = /\bundefined\b|\[object Object\]/;

/**
 * Finds problems that can occur on any page: not exactly one h1, no title, a duplicate id, a value that leaked into
 * the text, more than one warning before the first section, or an icon that screen readers announce without a name. The text excludes code, where `undefined` is a keyword.
 *
 * @returns one line per problem, empty when the page is fine
 */
export function findPageProblems($: CheerioAPI): string[] {
  return [
    ...findHeadingProblems($),
    ...findDoubleIds($),
    ...findLeakedValues($),
    ...findStackedWarnings($),
    ...findUnnamedIcons($),
  ];
}

/** @returns a line when the page has no title */
export function findTitleProblems($: CheerioAPI): string[] {
  return $('head > title').text().trim() === '' ? ['has no title'] : [];
}

function findHeadingProblems($: CheerioAPI): string[] {
  const headings = $('h1').length;
  const problems = findTitleProblems($);
  if (headings !== 1) problems.push(`has ${headings} h1 headings`);
  return problems;
}

/** An entity in an attribute that has been parsed: readers and screen readers would get it as text. */
const escapedTwice = /&(?:amp|lt|gt|quot|#39);/;

function findDoubleIds($: CheerioAPI): string[] {
  const known = new Set<string>();
  const double = new Set<string>();
  for (const { attribs } of $('[id]').toArray()) {
    const id = attribs.id ?? '';
    if (known.has(id)) double.add(id);
    known.add(id);
  }
  return [...double].map((id) => `uses the id "${id}" twice`);
}

function findUnnamedIcons($: CheerioAPI): string[] {
  const unnamed = $('svg:not([aria-label], :has(> title))').filter(
    (_, icon) => $(icon).closest('[aria-hidden="true"], [style*="display"]').length === 0,
  );
  return unnamed
    .toArray()
    .map(
      (icon) => `has an icon in <${$(icon).parent().prop('tagName')?.toLowerCase()}> that is neither hidden nor named`,
    );
}

function findLeakedValues($: CheerioAPI): string[] {
  const problems = $('[href], [src], [alt], [content]')
    .toArray()
    .map(({ attribs }) => attribs)
    // A description may quote a type, so `undefined` alone is not a problem there.
    .map(({ href, src, alt, content }) => content?.match(/\[object Object\]/)?.[0] ?? [href, src, alt].find(isLeak))
    .filter((value) => value !== undefined)
    .map((value) => `has an attribute with "${value}"`);
  for (const { attribs } of $('[alt], [title]').toArray()) {
    const escaped = [attribs.alt, attribs.title].find((value) => value !== undefined && escapedTwice.test(value));
    if (escaped !== undefined) problems.push(`has an attribute that is escaped twice: "${escaped}"`);
  }
  const text = $('body').toArray().map(readWords).join('');
  const match = leaked.exec(text);
  if (match !== null) {
    const excerpt = text.slice(Math.max(0, match.index - 30), match.index + 40).replace(/\s+/g, ' ');
    problems.push(`says "…${excerpt}…"`);
  }
  return problems;
}

/** Elements whose text is not prose. */
const wordless = new Set(['code', 'pre', 'script', 'style', 'template', 'noscript']);

function readWords(node: AnyNode): string {
  if (DomUtils.isText(node)) return node.data;
  return DomUtils.isTag(node) && !wordless.has(node.name) ? node.children.map(readWords).join('') : '';
}

/** The version banner and the warnings in the text. */
const warnings = '.theme-doc-version-banner, .theme-admonition-caution, .theme-admonition-danger';

/** Finds more than one warning at the start of a page. Readers read one warning there, but not three. */
function findStackedWarnings($: CheerioAPI): string[] {
  const all = $(warnings).toArray();
  if (all.length < 2) return [];
  const later = new Set($('.theme-doc-markdown > h2').first().nextAll().find('*').addBack().toArray());
  const first = all.filter((element) => !later.has(element));
  return first.length > 1 ? [`has ${first.length} warnings before its first section`] : [];
}

function isLeak(value: string | undefined): boolean {
  return value !== undefined && leaked.test(value);
}
