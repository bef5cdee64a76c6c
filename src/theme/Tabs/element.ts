import { findTarget } from '../../browser/events';
import { readStored, writeStored } from '../../browser/storage';
import { writeParameter } from '../../browser/write-parameter';
import { frameworkGroup } from '../../config/frameworks';

/**
 * A group of tabs: `data-tab-group` has the name of the group, and `data-tab-values` the values of its tabs. The element contains the list of tabs,
 * followed by their panels.
 */
export default class DocTabs extends HTMLElement {
  connectedCallback(): void {
    this.showChosen();
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    window.addEventListener('storage', this);
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this);
  }

  handleEvent(event: Event): void {
    // The reader chose a tab in another window of the site.
    if (event.type === 'storage') this.showChosen();
    const tab = findTarget(event, '[role="tab"]');
    if (tab === null || tab.closest(this.localName) !== this) return;
    if (event instanceof KeyboardEvent) this.press(tab, event);
    else this.choose(tab);
  }

  private press(tab: HTMLElement, event: KeyboardEvent): void {
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (isChoice) this.choose(tab);
    if (isChoice || focusOtherTab(tab, event.key)) event.preventDefault();
  }

  private get values(): string[] {
    return this.dataset.tabValues?.split(' ') ?? [];
  }

  /** The tabs, and their panels in the same order. */
  private get parts(): { tabs: Element[]; panels: Element[] } {
    const list = this.querySelector('[role="tablist"]');
    return { tabs: [...(list?.children ?? [])], panels: [...(list?.nextElementSibling?.children ?? [])] };
  }

  /**
   * Shows a tab, and its panel instead of the others. A value that the group does not have changes nothing.
   *
   * @returns whether the group has it
   */
  private show(value: string): boolean {
    const choice = this.values.indexOf(value);
    if (choice === -1) return false;
    const { tabs, panels } = this.parts;
    for (const [index, tab] of tabs.entries()) {
      tab.classList.toggle('tabs__item--active', index === choice);
      tab.setAttribute('aria-selected', String(index === choice));
      tab.setAttribute('tabindex', index === choice ? '0' : '-1');
    }
    for (const [index, panel] of panels.entries()) panel.toggleAttribute('hidden', index !== choice);
    return true;
  }

  /** Shows the tab that the address names (`?framework=vue`), or else the one that the reader chose before. */
  private showChosen(): void {
    const name = this.dataset.tabGroup;
    if (name === undefined) return;
    const asked = readAsked(name);
    if (asked !== null && this.show(asked)) return;
    const stored = readStored(`docusaurus.tab.${name}`);
    if (stored !== null) this.show(stored);
  }

  /**
   * Shows a tab here and in all groups of the same name, and stores the choice. A framework is also added to the address, so that links can be
   * shared, and an address that names the group must not select the old tab again. The tab that was clicked stays where it is in the window.
   */
  private choose(tab: Element): void {
    const value = this.values[this.parts.tabs.indexOf(tab)];
    if (value === undefined) return;
    const { top } = tab.getBoundingClientRect();
    const name = this.dataset.tabGroup;
    const same = name === undefined ? [this] : document.querySelectorAll(`[data-tab-group="${name}"]`);
    for (const group of same) if (group instanceof DocTabs) group.show(value);
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    if (name === undefined) return;
    writeStored(`docusaurus.tab.${name}`, value);
    if (name === frameworkGroup || readAsked(name) !== null) writeParameter(name, value);
  }
}

/** Reads which tab of a group the address names. */
function readAsked(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/**
 * Moves focus to another tab: with the arrow keys to the next or previous one, around the ends, with Home and End to the first or last.
 *
 * @returns whether the key is one of these
 */
function focusOtherTab(tab: Element, key: string): boolean {
  const tabs: Element[] = [...(tab.parentElement?.children ?? [])];
  const index = tabs.indexOf(tab);
  const place = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  if (place !== undefined) (tabs.at(place % tabs.length) as HTMLElement).focus();
  return place !== undefined;
}
