/**
 * How an article is told from the rest of a page's HTML. The server puts these marks around it, with the article's data in the first of them;
 * `write-articles.ts` takes them out again, so no reader ever gets them. Data is in a form that no minifier writes differently.
 */

const startMark = 'data-article';
const endMark = 'data-article-end';

/** What is cut out of a page. */
export interface MarkedArticle {
  /** The article, and nothing around it. */
  readonly article: string;
  /** What the server knew of it. */
  readonly data: unknown;
  /** The page without marks. */
  readonly html: string;
}

/** Attributes of the element in front of an article. */
export function makeStartMark(data: object): Record<string, string> {
  return { [startMark]: Buffer.from(JSON.stringify(data)).toString('base64url') };
}

/** Attributes of the element behind it. */
export const endMarkAttributes: Record<string, string> = { [endMark]: '' };

const start = new RegExp(`<template ${startMark}=(["']?)([\\w-]+)\\1></template>`);
const end = new RegExp(`<template ${endMark}(?:=(?:""|''))?></template>`);

/** The element that holds an article, as `src/theme/DocItem/Layout` writes it. */
const host = /^<div class=(["']?)row\1>([\s\S]*)<\/div>$/;

/**
 * Cuts the article out of a page.
 *
 * @param html of a page whose article is marked
 * @throws when it is not, or when something else than one element is marked
 */
export function cutArticle(html: string): MarkedArticle {
  const first = start.exec(html);
  const last = end.exec(html);
  if (first === null || last === null) throw new Error('Its article is not marked.');
  const marked = html.slice(first.index + first[0].length, last.index);
  const article = host.exec(marked)?.[2];
  if (article === undefined) throw new Error(`Its article is not in one element: ${marked.slice(0, 80)}…`);
  return {
    article,
    data: JSON.parse(Buffer.from(first[2] ?? '', 'base64url').toString()),
    html: html.slice(0, first.index) + marked + html.slice(last.index + last[0].length),
  };
}
