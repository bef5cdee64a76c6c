import { randomUUID } from 'node:crypto';
import type { SearchClient } from 'algoliasearch';
import { findRecordProblems } from './check-records';
import { explainPushError } from './explain-push-error';
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

/** Problems that are told one by one. */
const shownProblems = 20;

/** Records that go into one request. */
const batchSize = 1000;

/**
 * How often the service is asked whether a task is done, before it counts as failed: with the client's growing pauses
 * about five minutes.
 */
const maxRetries = 70;

/**
 * Replaces the hosted index by records, with settings and synonyms, at once for all readers: everything goes into an index
 * beside it, which then takes its place. The client's own `replaceAllObjects` would do so with the records only, so
 * that the settings would already hold for the old ones, and would stay when the records fail.
 *
 * @throws one line for each problem with the records, or one that says what the service refused and what has become of
 *   the index
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
    throw new Error(`${explainPushError(error)} Nothing was sent.`);
  }
}

async function replaceIndex(client: SearchClient, indexName: string, records: readonly SearchRecord[]): Promise<void> {
  const besideName = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const wait = ({ taskID }: { taskID: number }): Promise<unknown> =>
    client.waitForTask({ indexName: besideName, taskID, maxRetries });
  try {
    // What was set by hand stays where the next two calls do not set it: rules above all.
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

/** @returns what is left to do by hand, with a space before it; nothing when the index is gone */
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
