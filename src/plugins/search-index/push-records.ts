import type { SearchClient } from 'algoliasearch';
import { findRecordProblems } from './check-records';
import { hostedSettings, hostedSynonyms } from './hosted-settings';
import type { SearchRecord } from './make-records';

export interface PushOptions {
  readonly indexName: string;
  /** Pushes even when much less than before. */
  readonly allowDrop: boolean;
  /** Checks and counts only. */
  readonly dryRun: boolean;
}

/** What a push did, or would have done. */
export interface PushReport {
  readonly before: number;
  readonly after: number;
}

/**
 * Replaces the hosted index by records, at once for all readers: the records go into a copy, which then takes the place of
 * the index.
 *
 * @throws one line for each problem with the records, or the service's own error
 */
export async function pushRecords(
  client: SearchClient,
  records: readonly SearchRecord[],
  { indexName, allowDrop, dryRun }: PushOptions,
): Promise<PushReport> {
  const before = await countRecords(client, indexName);
  const problems = findRecordProblems(records, allowDrop ? 0 : before);
  if (problems.length > 0) throw new Error(problems.slice(0, 20).join('\n'));
  const report = { before, after: records.length };
  if (dryRun) return report;

  const { taskID } = await client.setSettings({ indexName, indexSettings: hostedSettings });
  await client.waitForTask({ indexName, taskID });
  const saved = await client.saveSynonyms({
    indexName,
    synonymHit: hostedSynonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID: saved.taskID });
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({ ...record })),
    batchSize: 1000,
  });
  return report;
}

/** How many records an index has; none when there is no such index. */
async function countRecords(client: SearchClient, indexName: string): Promise<number> {
  try {
    const { nbHits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', hitsPerPage: 0, distinct: false, analytics: false },
    });
    return nbHits ?? 0;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return 0;
    throw error;
  }
}
