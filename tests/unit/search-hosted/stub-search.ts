import type { StubIndex } from './stub-service';

type Row = Record<string, unknown>;

const markTags = { pre: '<mark>', post: '</mark>' };

/**
 * Searches like the service, as far as our code relies on its responses: every query word must be a prefix of a word in the
 * record, filters on attributes not declared for faceting find nothing, and records with the same address count once.
 */
export function searchIndex(name: string, { records, settings }: StubIndex, params: Row): Row {
  const query = String(params.query ?? '');
  const words = splitWords(query);
  const facets = ((settings.attributesForFaceting as string[] | undefined) ?? []).map((facet) =>
    facet.replace(/^\w+\((.+)\)$/, '$1'),
  );
  const found = [...records.values()]
    .filter((record) => passes(record, params.facetFilters, facets))
    .filter((record) => {
      const texts = splitWords(listTexts(record).join(' '));
      return words.every((word) => texts.some((text) => text.startsWith(word)));
    })
    .sort((a, b) => weigh(b) - weigh(a));
  const attribute = settings.attributeForDistinct as string | undefined;
  const isDistinct = params.distinct ?? settings.distinct ?? false;
  const hits = isDistinct && attribute !== undefined ? keepFirst(found, attribute) : found;
  const hitsPerPage = Number(params.hitsPerPage ?? 20);
  const page = Number(params.page ?? 0);
  return {
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => makeHit(record, words, params)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    query,
    index: name,
    params: new URLSearchParams({ query }).toString(),
    exhaustiveNbHits: true,
    processingTimeMS: 1,
  };
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function listTexts(record: Row): string[] {
  const hierarchy = Object.values((record.hierarchy as Record<string, string | null> | undefined) ?? {});
  return [...hierarchy, record.content].filter((text): text is string => typeof text === 'string');
}

function weigh({ weight }: Row): number {
  const { level, position } = (weight as { level: number; position: number } | undefined) ?? { level: 0, position: 0 };
  return level * 1000 - position;
}

function keepFirst(records: readonly Row[], attribute: string): Row[] {
  const seen = new Set<unknown>();
  return records.filter((record) => !seen.has(record[attribute]) && seen.add(record[attribute]));
}

/** Applies filters: all of the outer list and one of each inner list must match. A leading `-` negates a value. */
function passes(record: Row, filters: unknown, facets: readonly string[]): boolean {
  const all = (filters === undefined ? [] : Array.isArray(filters) ? filters : [filters]) as (string | string[])[];
  return all.every((any) =>
    [any].flat().some((filter) => {
      const [, attribute = '', not, value = ''] = /^(\w+):(-?)(.*)$/.exec(filter) ?? [];
      return facets.includes(attribute) && (record[attribute] === value) !== (not === '-');
    }),
  );
}

function makeHit(record: Row, words: readonly string[], params: Row): Row {
  const hierarchy = Object.entries((record.hierarchy as Record<string, string | null> | undefined) ?? {});
  const tags = {
    pre: String(params.highlightPreTag ?? markTags.pre),
    post: String(params.highlightPostTag ?? markTags.post),
  };
  const values = Object.fromEntries(
    hierarchy.flatMap(([level, text]) => (text === null ? [] : [[level, highlight(text, words, tags)]])),
  );
  const content = typeof record.content === 'string' ? { content: highlight(record.content, words, tags) } : {};
  return {
    ...record,
    _highlightResult: { hierarchy: values, ...content },
    _snippetResult: { hierarchy: values, ...content },
  };
}

function highlight(text: string, words: readonly string[], { pre, post }: typeof markTags): Row {
  const matched = words.filter((word) => splitWords(text).some((part) => part.startsWith(word)));
  // Skips entities such as `&quot;`.
  const value = text.replace(/(?<![&\p{L}\p{N}_])[\p{L}\p{N}_]+/gu, (part) =>
    matched.some((word) => part.toLowerCase().startsWith(word)) ? `${pre}${part}${post}` : part,
  );
  return {
    value,
    matchLevel: matched.length === 0 ? 'none' : matched.length === words.length ? 'full' : 'partial',
    matchedWords: matched,
  };
}
