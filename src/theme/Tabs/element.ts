import { findTarget } from '../../browser/events';
import { findFragment } from '../../browser/navigation/address';
import { readStored, writeStored } from '../../browser/storage';
import { writeParameter } from '../../browser/write-parameter';

/**
 * A group of tabs: `data-tab-group` has the name of the group, `data-tab-values` the encoded values of its tabs, and `data-tab-parameter` the
 * parameter of the address that names the choice. The element contains the list of tabs; each of them names its panel. The event `beforematch`
 * opens a panel: browsers send it when they find something in the panel, and the navigation when it goes there.
 */
export default class DocTabs extends HTMLElement {
  connectedCallback(): void {
    const shown = this.findShown();
    const linked = this.findLinked();
    this.show(linked ?? this.findChosen() ?? shown);
    if (linked !== undefined && linked !== shown) findFragment(window.location.hash)?.scrollIntoView();
    for (const name of ['click', 'keydown', 'beforematch']) this.addEventListener(name, this);
    window.addEventListener('storage', this);
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this);
  }

  handleEvent(event: Event): void {
    // The reader chose a tab in another window of the site.
    if (event.type === 'storage') this.show(this.findChosen() ?? this.findShown());
    if (event.type === 'beforematch') this.show(this.findAround(event.target as Element) ?? this.findShown());
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
    return this.dataset.tabValues?.split(' ').map(decodeURIComponent) ?? [];
  }

  private get tabs(): Element[] {
    return [...(this.querySelector('[role="tablist"]')?.children ?? [])];
  }

  /** Shows a tab, and its panel instead of the others. A value that the group does not have shows none. */
  private show(value: string | undefined): void {
    const choice = value === undefined ? -1 : this.values.indexOf(value);
    for (const [index, tab] of this.tabs.entries()) {
      tab.classList.toggle('tabs__item--active', index === choice);
      tab.setAttribute('aria-selected', String(index === choice));
      tab.setAttribute('tabindex', index === Math.max(choice, 0) ? '0' : '-1');
      setHidden(findPanel(tab), index !== choice);
    }
  }

  private findShown(): string | undefined {
    return this.values[this.tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')];
  }

  /** Finds the tab whose panel contains an element. */
  private findAround(element: Element | null): string | undefined {
    return this.values[element === null ? -1 : this.tabs.findIndex((tab) => findPanel(tab)?.contains(element))];
  }

  /** Finds the tab with what the address leads to. */
  private findLinked(): string | undefined {
    return this.findAround(findFragment(window.location.hash));
  }

  /** Finds the tab that the address names (`?framework=vue`), or else the one that the reader chose before. */
  private findChosen(): string | undefined {
    const { tabGroup, tabParameter = tabGroup } = this.dataset;
    const asked = tabParameter === undefined ? null : readAsked(tabParameter);
    const stored = tabGroup === undefined ? null : readStored(`docusaurus.tab.${tabGroup}`);
    return [asked, stored].flatMap((value) => value ?? []).find((value) => this.values.includes(value));
  }

  /**
   * Shows a tab here and in all groups of the same name, and stores the choice. If the group has a parameter, the choice is also added to the
   * address, so that links can be shared; an address that names the group must not select the old tab again. The tab that was clicked stays
   * where it is in the window.
   */
  private choose(tab: Element): void {
    const value = this.values[this.tabs.indexOf(tab)];
    if (value === undefined) return;
    const { top } = tab.getBoundingClientRect();
    const { tabGroup, tabParameter = tabGroup } = this.dataset;
    this.show(value);
    for (const group of tabGroup === undefined ? [] : document.querySelectorAll(this.localName))
      if (group instanceof DocTabs && group.dataset.tabGroup === tabGroup && group.values.includes(value))
        group.show(value);
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    if (tabGroup !== undefined) writeStored(`docusaurus.tab.${tabGroup}`, value);
    if (tabParameter !== undefined && (tabParameter === this.dataset.tabParameter || readAsked(tabParameter) !== null))
      writeParameter(tabParameter, value);
  }
}

function findPanel(tab: Element): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

/** Hides a panel, if possible in a way that lets the browser find its text. Assistive technology does not see it in either case. */
function setHidden(panel: HTMLElement | null, isHidden: boolean): void {
  panel?.removeAttribute('hidden');
  panel?.removeAttribute('aria-hidden');
  if (!isHidden) return;
  panel?.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
  panel?.setAttribute('aria-hidden', 'true');
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
