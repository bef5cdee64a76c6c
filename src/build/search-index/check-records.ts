import type { SearchRecord } from './make-records';

/** Largest record in bytes; the service takes 10 KB. */
const recordLimit = 9_500;

/** Smallest share of the records that the hosted index has now. */
const keptShare = 0.7;

/**
 * Looks for what must not go into the hosted index, where it would take the search away from all readers at once.
 *
 * @param before how many records the hosted index has now
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
