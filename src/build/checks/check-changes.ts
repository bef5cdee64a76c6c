import { ValueError } from '@capacitor-docs/shared/locate';
import type { Change } from '../../config/changes';

/**
 * Checks the entries of the feed without using a clock, so that building the same files gives the same result on any day.
 *
 * @param pages addresses of the site's pages, from the base path
 * @throws ValueError for the first wrong entry, with what to do
 */
export function checkChanges(changes: readonly Change[], pages: readonly string[]): void {
  for (const [index, { id, date, title, summary, page }] of changes.entries()) {
    const fail = (field: keyof Change, message: string) => {
      throw new ValueError(message, [index, field]);
    };
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))
      fail('id', `The id "${id}" may only have small letters, digits and hyphens.`);
    if (changes.findIndex((change) => change.id === id) !== index)
      fail('id', `The id "${id}" appears twice. Feed readers would show only one of the two changes.`);
    if (!isDay(date)) fail('date', `"${date}" is not a date. Write it as 2026-11-22.`);
    const newer = changes[index - 1];
    if (newer !== undefined && newer.date < date)
      fail('date', `The change of ${date} comes after the change of ${newer.date}. Put the newest first.`);
    if (title.trim() === '') fail('title', `The change "${id}" has no title.`);
    if (summary.trim() === '') fail('summary', `The change "${id}" has no summary.`);
    if (!pages.includes(page)) fail('page', `There is no page ${page}. Name a page of the site, such as /apis/camera.`);
  }
}

/** Whether a text is a day such as 2026-11-22. `Date` alone would take 2022-02-30 for a day in March. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
