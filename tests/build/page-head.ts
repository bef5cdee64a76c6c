import type { CheerioAPI } from 'cheerio';
import { site } from '../../src/config/site';

/** Metadata in the head of a page for search engines and other sites. */
export interface PageHead {
  readonly canonical: readonly string[];
  /** False when search engines are told to leave the page out. */
  readonly isIndexed: boolean;
  readonly description: string;
  /** Contents of the structured data, as written. */
  readonly data: readonly string[];
  /** Properties such as `og:image`, each with all its values. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
  /** Addresses of translations. */
  readonly alternates: readonly string[];
}

export function readPageHead($: CheerioAPI): PageHead {
  const list = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const properties: Record<string, string[]> = {};
  for (const element of $('head > meta[property], head > meta[name]').toArray()) {
    const name = $(element).attr('property') ?? $(element).attr('name') ?? '';
    properties[name] = [...(properties[name] ?? []), $(element).attr('content') ?? ''];
  }
  return {
    canonical: list('link[rel=canonical]', 'href'),
    isIndexed: !list('meta[name=robots]', 'content').some((content) => content.includes('noindex')),
    description: list('meta[name=description]', 'content')[0] ?? '',
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => $(element).text()),
    properties,
    alternates: list('link[rel=alternate][hreflang]', 'href'),
  };
}

/** Types of structured data, with the required fields of each (from schema.org and the rules of search engines). */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['@id', 'url', 'name', 'description', 'inLanguage', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  TechArticle: ['headline', 'url', 'description', 'inLanguage', 'isPartOf', 'image', 'version', 'about'],
  WebPage: ['name', 'url', 'inLanguage', 'isPartOf', 'primaryImageOfPage'],
};

type Node = Record<string, unknown>;

/**
 * Finds problems in the structured data of a page.
 *
 * @param route address of the page: `/docs/apis/camera`
 * @param version name of the version that the page belongs to, undefined for other pages
 */
export function findDataProblems({ data }: PageHead, route: string, version: string | undefined): string[] {
  if (data.length !== 1) return [`has ${data.length} blocks of structured data`];
  const graph = readGraph(data[0] ?? '');
  if (graph === undefined) return ['has structured data that is no graph of schema.org'];
  const types = graph.map((node) => String(node['@type']));
  const content = graph.find((node) => node['@type'] === (version === undefined ? 'WebPage' : 'TechArticle'));
  return [
    ...types.filter((type, index) => types.indexOf(type) !== index).map((type) => `is described as ${type} twice`),
    ...graph.flatMap(findMissing),
    ...(content?.url === site.url + route ? [] : [`is described as ${String(content?.url)}`]),
    ...(content?.version === version ? [] : [`is described as of ${String(content?.version)}, not ${version}`]),
    ...(version !== undefined && !types.includes('BreadcrumbList') ? ['has no trail'] : []),
    ...graph.flatMap((node) => findTrailProblems(node, route)),
    ...(/\d{4}-\d\d-\d\d|"date/.test(data[0] ?? '') ? ['has a date in its structured data'] : []),
  ];
}

function readGraph(text: string): Node[] | undefined {
  const data = JSON.parse(text) as { '@context'?: unknown; '@graph'?: unknown };
  return data['@context'] === 'https://schema.org' && Array.isArray(data['@graph']) ? data['@graph'] : undefined;
}

function findMissing(node: Node): string[] {
  const type = String(node['@type']);
  const fields = required[type];
  if (fields === undefined) return [`is described as ${type}, which is not expected`];
  return fields.filter((field) => !isFilled(node[field])).map((field) => `is described as ${type} without ${field}`);
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function findTrailProblems(node: Node, route: string): string[] {
  if (node['@type'] !== 'BreadcrumbList') return [];
  const items = node.itemListElement as { position: number; name: string; item: string }[];
  const last = items.at(-1)?.item;
  return [
    ...items.flatMap(({ position }, index) =>
      position === index + 1 ? [] : [`has a trail with ${position} at ${index + 1}`],
    ),
    ...items.flatMap(({ name }) => (isFilled(name) ? [] : ['has a nameless step in its trail'])),
    ...(last === site.url + route ? [] : [`has a trail that ends at ${last}`]),
  ];
}
