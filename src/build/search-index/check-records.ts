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
export function findRecordProblems(records: readonly SearchRecord[], before: number): string[] {
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
