import { randomUUID } from 'node:crypto';
import type { IndexSettings, SearchClient, SynonymHit } from 'algoliasearch';
import searchSynonyms from '../../config/search-synonyms.json' with { type: 'json' };
import type { SearchRecord } from './make-records';

/** Largest record in bytes; the service takes 10 KB. */
const recordLimit = 9_500;

/** Minimum number of new records, as a share of those in the hosted index now. */
const keptShare = 0.7;

/**
 * Finds problems that must not reach the hosted index, where they would break the search for all readers at once.
 *
 * @param before number of records in the hosted index now
 * @returns one line for each problem
 */
function findRecordProblems(records: readonly SearchRecord[], before: number): string[] {
  const problems: string[] = [];
  if (records.length === 0) problems.push('The build has no records: it has no pages, or they have another markup.');
  if (records.length > 0 && records.length < before * keptShare) {
    problems.push(
      `The index has ${before} records and would have ${records.length}, ${Math.round((1 - records.length / before) * 100)} % less. If that is intended, add --allow-drop.`,
    );
  }
  const seen = new Set<string>();
  for (const record of records) {
    const { objectID, language, docusaurus_tag: tag, version } = record;
    if (seen.has(objectID)) problems.push(`Two records have the id ${objectID}.`);
    seen.add(objectID);
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > recordLimit) problems.push(`${objectID} has ${bytes} bytes; the service takes ${recordLimit}.`);
    if (language === '' || tag === '' || version === '') problems.push(`${objectID} lacks language, tag or version.`);
  }
  return problems;
}

/** Rights that a key needs for a push, as named in Algolia's dashboard. */
const neededRights = ['search', 'addObject', 'editSettings', 'deleteIndex'];

/**
 * Explains an error of Algolia's client to the person who pushes.
 *
 * @returns whole sentences on one line
 */
function explainPushError(error: unknown): string {
  if (!(error instanceof Error)) return `The push failed: ${String(error)}.`;
  if (error.name === 'RetryError') {
    return 'Algolia does not answer. Check ALGOLIA_APP_ID and the connection, then push again.';
  }
  if (!('status' in error)) return end(`The push failed: ${error.message}`);
  if (error.status === 401 || error.status === 403) {
    return `Algolia refuses ALGOLIA_ADMIN_API_KEY: ${end(error.message)} It must be a key of ALGOLIA_APP_ID with the rights ${neededRights.join(', ')}.`;
  }
  return end(`Algolia refuses the push with status ${String(error.status)}: ${error.message}`);
}

/** Returns the text on one line, with a period. */
function end(text: string): string {
  return `${text.replace(/\s+/g, ' ').trim().replace(/\.$/, '')}.`;
}

export interface PushOptions {
  readonly indexName: string;
  /** Pushes even if there are far fewer records than before. */
  readonly allowDrop: boolean;
  /** Only checks and counts. */
  readonly dryRun: boolean;
}

/** What a push did, or would have done. */
export interface PushReport {
  readonly before: number;
  readonly after: number;
}

/** Maximum number of problems that are listed. */
const shownProblems = 20;

/** Number of records in one request. */
const batchSize = 1000;

/**
 * Number of times the service is asked whether a task is done, before the task counts as failed. With the client's
 * growing pauses, this takes about five minutes.
 */
const maxRetries = 70;

/**
 * Replaces the records, settings and synonyms of the hosted index, at once for all readers: everything goes into a temporary
 * index, which then takes its place. The client's own `replaceAllObjects` does so with the records only: the new settings
 * would already apply to the old records, and would stay if the new records failed.
 *
 * @throws one line for each problem with the records, or one that says what the service refused and in which state the
 *   index is
 */
export async function pushRecords(
  client: SearchClient,
  records: readonly SearchRecord[],
  { indexName, allowDrop, dryRun }: PushOptions,
): Promise<PushReport> {
  const before = await countRecords(client, indexName);
  const problems = findRecordProblems(records, allowDrop ? 0 : before);
  if (problems.length > 0) throw new Error(listProblems(problems));
  if (!dryRun) await replaceIndex(client, indexName, records);
  return { before, after: records.length };
}

/** Counts the records of an index; 0 if there is no such index. */
async function countRecords(client: SearchClient, indexName: string): Promise<number> {
  try {
    const { nbHits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', hitsPerPage: 0, distinct: false, analytics: false },
    });
    return nbHits ?? 0;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return 0;
    throw new Error(`${explainPushError(error)} Nothing was sent.`);
  }
}

async function replaceIndex(client: SearchClient, indexName: string, records: readonly SearchRecord[]): Promise<void> {
  const besideName = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const wait = ({ taskID }: { taskID: number }): Promise<unknown> =>
    client.waitForTask({ indexName: besideName, taskID, maxRetries });
  try {
    // Settings made by hand, above all rules, are kept unless the next two calls replace them.
    await wait(
      await client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination: besideName, scope: ['settings', 'synonyms', 'rules'] },
      }),
    );
    await wait(await client.setSettings({ indexName: besideName, indexSettings: hostedSettings }));
    await wait(
      await client.saveSynonyms({
        indexName: besideName,
        synonymHit: hostedSynonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await client.chunkedBatch({
      indexName: besideName,
      objects: records.map((record) => ({ ...record })),
      waitForTasks: true,
      batchSize,
      maxRetries,
    });
  } catch (error) {
    const rest = await removeIndex(client, besideName);
    throw new Error(`${explainPushError(error)} The index ${indexName} is as it was.${rest}`);
  }
  try {
    await wait(
      await client.operationIndex({
        indexName: besideName,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (error) {
    throw new Error(
      `${explainPushError(error)} All records are in the index ${besideName}, but it may not have taken the place of ${indexName}. Look in Algolia's dashboard, delete it if it is there, and push again.`,
    );
  }
}

/** @returns what is left to do by hand, with a space before it; empty when the index is gone */
async function removeIndex(client: SearchClient, indexName: string): Promise<string> {
  try {
    await client.deleteIndex({ indexName });
    return '';
  } catch {
    return ` Delete ${indexName} in Algolia's dashboard: it holds what was sent and could not be removed.`;
  }
}

function listProblems(problems: readonly string[]): string {
  const hidden = problems.length - shownProblems;
  return [...problems.slice(0, shownProblems), ...(hidden > 0 ? [`And ${hidden} more.`] : [])].join('\n');
}

/** Settings of the hosted index. If an attribute is not declared for faceting, every contextual search returns nothing. */
export const hostedSettings: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_',
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  ignorePlurals: true,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The writers' synonyms in the service's format. */
export const hostedSynonyms: SynonymHit[] = searchSynonyms.map((synonyms) => ({
  objectID: `synonym-${synonyms[0]}`,
  type: 'synonym',
  synonyms: [...synonyms],
}));
