import { findTarget } from '../../browser/events';
import { readStored, writeStored } from '../../browser/storage';
import { writeParameter } from '../../browser/write-parameter';

/**
 * A group of tabs: `data-tab-group` has the name of the group, `data-tab-values` the values of its tabs, a line each, and `data-tab-parameter` the
 * parameter of the address that names the choice. The element contains the list of tabs; each of them names its panel. The event `beforematch`
 * opens a panel: browsers send it when they find something in the panel, and the navigation when it goes there.
 */
export default class DocTabs extends HTMLElement {
  connectedCallback(): void {
    const target = this.querySelector(':target');
    // Browsers can't scroll to what is hidden.
    const isMissed = target?.closest('[hidden]');
    const shown = this.tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    this.show(this.findAround(target) ?? this.findOpened() ?? this.findChosen() ?? this.values[shown]);
    if (isMissed) target?.scrollIntoView();
    for (const name of ['click', 'keydown', 'beforematch']) this.addEventListener(name, this);
    window.addEventListener('storage', this);
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this);
  }

  handleEvent(event: Event): void {
    // The reader chose a tab in another window of the site.
    if (event.type === 'storage') this.show(this.findChosen());
    if (event.type === 'beforematch') this.show(this.findAround(event.target as Element));
    const tab = findTarget(event, '[role="tab"]');
    if (tab === null || tab.closest(this.localName) !== this) return;
    const key = event instanceof KeyboardEvent ? event.key : 'Enter';
    const isChoice = key === 'Enter' || key === ' ';
    if (isChoice) this.choose(tab);
    if (isChoice || focusOtherTab(tab, key)) event.preventDefault();
  }

  private get values(): string[] {
    return this.dataset.tabValues?.split('\n') ?? [];
  }

  private get tabs(): HTMLElement[] {
    return [...(this.querySelector('[role="tablist"]')?.children ?? [])] as HTMLElement[];
  }

  /** Shows a tab, and its panel instead of the others. A value that the group does not have changes nothing. */
  private show(value = ''): void {
    const choice = this.values.indexOf(value);
    if (choice === -1) return;
    for (const [index, tab] of this.tabs.entries()) {
      const isShown = index === choice;
      tab.classList.toggle('tabs__item--active', isShown);
      tab.ariaSelected = `${isShown}`;
      tab.tabIndex = isShown ? 0 : -1;
      const panel = findPanel(tab);
      if (panel === null) continue;
      // Browsers that can't find hidden text hide the panel as before.
      panel.hidden = !isShown && ('until-found' as unknown as boolean);
      panel.ariaHidden = isShown ? null : 'true';
    }
  }

  /** Finds the tab whose panel contains an element. */
  private findAround(element: Element | null): string | undefined {
    return this.values[this.tabs.findIndex((tab) => findPanel(tab)?.contains(element))];
  }

  /** Finds the tab whose panel the browser has shown before, because the address names a text in it. */
  private findOpened(): string | undefined {
    return this.values[this.tabs.findIndex((tab) => tab.ariaSelected === 'false' && findPanel(tab)?.hidden === false)];
  }

  /** Finds the tab that the address names (`?framework=vue`), or else the one that the reader chose before. */
  private findChosen(): string | undefined {
    const { tabGroup, tabParameter = tabGroup } = this.dataset;
    const choices = [readAsked(tabParameter), readStored(`docusaurus.tab.${tabGroup}`)];
    return choices.find((value) => this.values.includes(value ?? '')) ?? undefined;
  }

  /**
   * Shows a tab here and in all groups of the same name, and stores the choice. If the group has a parameter, the choice is also added to the
   * address, so that links can be shared; an address that names the group must not select the old tab again. The tab that was clicked stays
   * where it is in the window.
   */
  private choose(tab: HTMLElement): void {
    const value = this.values[this.tabs.indexOf(tab)];
    if (value === undefined) return;
    const { top } = tab.getBoundingClientRect();
    const { tabGroup, tabParameter } = this.dataset;
    const same = tabGroup === undefined ? [this] : document.querySelectorAll(`[data-tab-group="${tabGroup}"]`);
    for (const group of same) if (group instanceof DocTabs) group.show(value);
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    if (tabGroup !== undefined) writeStored(`docusaurus.tab.${tabGroup}`, value);
    const parameter = tabParameter ?? (readAsked(tabGroup) === null ? undefined : tabGroup);
    if (parameter !== undefined) writeParameter(parameter, value);
  }
}

function findPanel(tab: Element): HTMLElement | null {
  return document.getElementById(`${tab.id}-panel`);
}

/** Reads which tab of a group the address names. */
function readAsked(name: string | undefined): string | null {
  return new URLSearchParams(window.location.search).get(`${name}`);
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
