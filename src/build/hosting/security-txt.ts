import { ValueError } from '@capacitor-docs/shared/locate';
import type { SecurityContact } from '../../config/security-contact';

const millisecondsOfYear = 366 * 24 * 60 * 60 * 1000;

/**
 * Checks everything that does not depend on the current date, so that a build of the same files gives the same result on every day.
 *
 * @throws ValueError when a contact is not an address, a date can't be read or the file would be valid for more than a year
 */
export function checkContact({ contacts, reviewed, expires }: SecurityContact): void {
  for (const [index, contact] of contacts.entries()) {
    if (!/^(?:https:\/\/|mailto:)\S+$/.test(contact))
      throw new ValueError(`"${contact}" is not a contact. Write https://… or mailto:….`, ['contacts', index]);
  }
  const from = readDay(reviewed, 'reviewed');
  const until = readDay(expires, 'expires');
  if (until <= from || until - from > millisecondsOfYear)
    throw new ValueError(`${expires} is not within the year after ${reviewed}. Write a day that is.`, ['expires']);
}

function readDay(text: string, field: keyof SecurityContact): number {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) throw new ValueError(`"${text}" is not a date. Write it as 2026-11-22.`, [field]);
  return time;
}

/**
 * Writes the file.
 *
 * @param canonical address at which the file must be found
 */
export function toSecurityTxt({ contacts, expires, languages }: SecurityContact, canonical: string): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}
