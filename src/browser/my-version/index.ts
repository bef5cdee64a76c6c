/** A notice on pages of other versions that the reader's app uses another one, if the reader has chosen a version. */
import { basePath, type VersionName, versionNames } from '@site/src/config/versions';
import { versionStripLabel } from '@site/src/lib/dom-contract';
import { make } from '../make';
import { findFragment } from '../navigation/address';
import { addressEvent } from '../navigation/events';
import { findNewer, hideNewer, markNewer, unmark } from './newer-members';
import { isFiltered, readMyVersion, setFiltered } from './stored';
import styles from './styles.module.css';

/** Shows the notice and marks the members that the reader's version does not have. Calling it again changes nothing. */
export function showMyVersion(): void {
  hideMyVersion();
  const mine = readMyVersion();
  const strip = document.querySelector(`[aria-label="${versionStripLabel}"]`);
  const here = readVersion(strip?.querySelector('[aria-current]'));
  if (mine === undefined || strip === null || here === undefined || mine === here) return;
  const newer = findNewer(mine);
  markNewer(newer, mine);
  strip.after(makeNotice(mine, here, strip, newer));
  if (newer.length > 0) hideNewer(newer, isFiltered());
}

/** Removes the notice and the marks. */
function hideMyVersion(): void {
  for (const notice of document.querySelectorAll(`.${styles.notice}`)) notice.remove();
  unmark();
}

/** Returns the version at the start of an entry of the line above a page. */
function readVersion(entry: Element | null | undefined): VersionName | undefined {
  const [name] = (entry?.textContent ?? '').split(' ');
  return versionNames.find((version) => version === name);
}

function makeNotice(mine: VersionName, here: VersionName, strip: Element, newer: readonly HTMLElement[]): HTMLElement {
  const link = [...strip.querySelectorAll('a')].find((entry) => readVersion(entry) === mine);
  const sentence = `Your app uses ${mine}. This page is about ${here}.`;
  return make(
    'aside',
    { class: styles.notice ?? '', 'aria-label': 'Your version' },
    make('span', {}, link === undefined ? `${sentence} ${mine} does not have it.` : sentence),
    ...(link === undefined ? [] : [make('a', { href: link.href }, `Read it for ${mine}`)]),
    ...(newer.length === 0 ? [] : [makeFilter(mine, newer)]),
    make('a', { href: `${basePath}versions#my-version` }, 'Change'),
  );
}

/** After a link to a hidden member, shows the member. @returns whether members may have been hidden */
function showTarget(): boolean {
  const mine = readMyVersion();
  if (mine === undefined || !isFiltered()) return false;
  hideNewer(findNewer(mine), true);
  return true;
}

// The browser tried to scroll to the member while it was hidden.
window.addEventListener('hashchange', () => {
  if (showTarget()) findFragment(window.location.hash)?.scrollIntoView();
});
// Whoever dispatches this scrolls afterward, if at all.
window.addEventListener(addressEvent, showTarget);

function makeFilter(mine: VersionName, newer: readonly HTMLElement[]): HTMLElement {
  const box = make('input', { type: 'checkbox' });
  box.checked = isFiltered();
  box.addEventListener('change', () => {
    setFiltered(box.checked);
    hideNewer(newer, box.checked);
  });
  return make('label', {}, box, ` Only what ${mine} has`);
}
