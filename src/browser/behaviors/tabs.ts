/**
 * Groups of tabs, as `src/theme/Tabs` writes them: an element with the name of the group and the values of its tabs. It contains the list of tabs,
 * followed by their panels. The code works on these elements directly, no matter what created them.
 */
import { readStored, writeStored } from '@site/src/browser/storage';
import { writeParameter } from '@site/src/browser/write-parameter';
import { frameworkGroup } from '@site/src/config/frameworks';

const groups = '[data-tab-values]';

/** Returns the tabs of a group, and their panels in the same order. */
function readGroup(group: Element): { tabs: Element[]; panels: Element[] } {
  const list = group.querySelector('[role="tablist"]');
  return { tabs: [...(list?.children ?? [])], panels: [...(list?.nextElementSibling?.children ?? [])] };
}

/**
 * Shows a tab, and its panel instead of the others. A value that the group does not have changes nothing.
 *
 * @returns whether the group has it
 */
function showTab(group: HTMLElement, value: string): boolean {
  const choice = group.dataset.tabValues?.split(' ').indexOf(value) ?? -1;
  if (choice === -1) return false;
  const { tabs, panels } = readGroup(group);
  for (const [index, tab] of tabs.entries()) {
    tab.classList.toggle('tabs__item--active', index === choice);
    tab.setAttribute('aria-selected', String(index === choice));
    tab.setAttribute('tabindex', index === choice ? '0' : '-1');
  }
  for (const [index, panel] of panels.entries()) panel.toggleAttribute('hidden', index !== choice);
  return true;
}

/** Reads which tab of a group the address names. */
function readAsked(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** Shows the tab of a group that the address names (`?framework=vue`), or else the one that the reader chose before. */
export function showChosenTab(group: HTMLElement): void {
  const name = group.dataset.tabGroup;
  if (name === undefined) return;
  const asked = readAsked(name);
  if (asked !== null && showTab(group, asked)) return;
  const stored = readStored(`docusaurus.tab.${name}`);
  if (stored !== null) showTab(group, stored);
}

/** Calls `showChosenTab` for all groups below an element. */
export function showChosenTabs(root: ParentNode): void {
  for (const group of root.querySelectorAll<HTMLElement>(groups)) showChosenTab(group);
}

/**
 * Shows a tab in its group and in all groups of the same name, and stores the choice. A framework is also added to the address, so that links can be
 * shared, and an address that names the group must not select the old tab again. The tab that was clicked stays where it is in the window.
 */
export function chooseTab(tab: Element): void {
  const group = tab.closest<HTMLElement>(groups);
  const value = group?.dataset.tabValues?.split(' ')[readGroup(group).tabs.indexOf(tab)];
  if (group === null || value === undefined) return;
  const { top } = tab.getBoundingClientRect();
  const name = group.dataset.tabGroup;
  const same = name === undefined ? [group] : document.querySelectorAll<HTMLElement>(`[data-tab-group="${name}"]`);
  for (const each of same) showTab(each, value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  if (name === undefined) return;
  writeStored(`docusaurus.tab.${name}`, value);
  if (name === frameworkGroup || readAsked(name) !== null) writeParameter(name, value);
}

/**
 * Moves focus to another tab: with the arrow keys to the next or previous one, around the ends, with Home and End to the first or last.
 *
 * @returns whether the key is one of these
 */
export function focusOtherTab(tab: Element, key: string): boolean {
  const tabs: Element[] = [...(tab.parentElement?.children ?? [])];
  const index = tabs.indexOf(tab);
  const place = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  if (place !== undefined) (tabs.at(place % tabs.length) as HTMLElement).focus();
  return place !== undefined;
}
