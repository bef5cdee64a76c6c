/** Members of a page that the reader's version does not have. They are marked, and hidden if the reader wants that. */
import { type VersionName, versionNames } from '@site/src/config/versions';
import { introducedAttribute } from '@site/src/lib/dom-contract';
import { make } from '../make';
import { findFragment } from '../navigation/address';
import styles from './styles.module.css';

const headings = 'h2, h3, h4';

/** Returns the headings and rows of members that are newer than a version. */
export function findNewer(mine: VersionName): HTMLElement[] {
  const newer = versionNames.slice(0, versionNames.indexOf(mine));
  return [...document.querySelectorAll<HTMLElement>(`article [${introducedAttribute}]`)].filter((element) =>
    newer.some((name) => name === element.getAttribute(introducedAttribute)),
  );
}

/** Adds a note to each member that the reader's version does not have it. `unmark` removes the notes. */
export function markNewer(members: readonly HTMLElement[], mine: VersionName): void {
  for (const member of members) {
    const words = `Not in ${mine}: new in ${member.getAttribute(introducedAttribute)}`;
    const row = member instanceof HTMLTableRowElement ? member.cells[0] : member.querySelector('.record__name');
    if (row || member.localName === 'dt') {
      (row ?? member).append(' ', make('small', { class: styles.newer ?? '' }, words));
    } else member.after(make('p', { class: styles.newer ?? '' }, words));
  }
}

/** Removes the notes that `markNewer` added. */
export function unmark(): void {
  for (const mark of document.querySelectorAll(`.${styles.newer}`)) mark.remove();
}

/**
 * Hides members or shows them again, with their sections or rows and the links to them in the lists of the page. The target of the address stays
 * visible.
 */
export function hideNewer(members: readonly HTMLElement[], isHidden: boolean): void {
  const target = findFragment(window.location.hash);
  for (const member of members) {
    const parts = listParts(member);
    const isWanted = parts.some((part) => part.contains(target));
    for (const part of parts) part.hidden = isHidden && !isWanted;
    for (const link of document.querySelectorAll(`a[href="#${CSS.escape(member.id)}"]`)) {
      const entry = link.closest<HTMLElement>('.table-of-contents li, .api-index li');
      if (entry !== null) entry.hidden = isHidden && !isWanted;
    }
  }
}

/** Returns a row, a value with its text, a card, or a heading and everything after it up to the next heading of its level or above. */
function listParts(member: HTMLElement): HTMLElement[] {
  const card = member.closest('.api-head')?.parentElement;
  if (card) return [card];
  if (member.localName === 'dt') return [member, member.nextElementSibling as HTMLElement];
  if (!member.matches(headings)) return [member];
  const parts = [member];
  for (let next = member.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (next.matches(headings) && next.localName <= member.localName) break;
    if (next instanceof HTMLElement) parts.push(next);
  }
  return parts;
}
