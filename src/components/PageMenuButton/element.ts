import { findTarget } from '@site/src/browser/events';
import { make } from '@site/src/browser/make';
import { moveInMenu } from '@site/src/browser/menu-keys';
import { copyPage, findMarkdown } from '@site/src/page-tools/copy-page';
import { findSectionInView } from '@site/src/page-tools/page-facts';
import { openReport } from '@site/src/page-tools/report';
import styles from '@site/src/page-tools/styles.module.css';

/** Id of the menu. Ids of the interface begin with underscores, which ids of headings don't. */
const menuId = '__page-menu';

/** Time for which a message is shown, in milliseconds. */
const messageTime = 8_000;

const itemAttributes = { role: 'menuitem', tabindex: '-1', class: styles.item ?? '' };

/** The button that copies the page, and its menu. Roles and keys of the menu follow the pattern "Menu Button" of the ARIA Authoring Practices. */
export default class PageMenu extends HTMLElement {
  private menu: HTMLElement | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this);
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, this);
    window.addEventListener('popstate', this);
  }

  disconnectedCallback(): void {
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, this);
    window.removeEventListener('popstate', this);
    this.close(false);
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) this.onKeyDown(event);
    else if (event.type === 'click') this.onClick(event);
    else if (!(event.target instanceof Node && this.contains(event.target))) this.close(false);
  }

  private get button(): HTMLElement | null {
    return this.querySelector('[aria-haspopup]');
  }

  private get items(): HTMLElement[] {
    return [...(this.menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  }

  private onClick(event: Event): void {
    const pressed = findTarget(event, 'button');
    if (pressed === this.button) {
      if (this.menu === undefined) this.open(0);
      else this.close(true);
      return;
    }
    this.close(false);
    if (pressed !== null) void copyPage(this.makeStatus());
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const { menu, items, button } = this;
    if (!(target instanceof HTMLElement)) return;
    if (target === button && menu === undefined && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      this.open(key === 'ArrowDown' ? 0 : -1);
      return;
    }
    if (menu === undefined) return;
    // With the focus back on the button, the browser moves it on from there.
    if (key === 'Tab' && menu.contains(target)) this.close(true);
    if (key === 'Escape') this.close(this.contains(document.activeElement));
    if (key === ' ' && target.matches('a[role="menuitem"]')) {
      event.preventDefault();
      target.click();
      return;
    }
    const next = moveInMenu(key, items.indexOf(target), items.length, true);
    if (next === undefined || !this.contains(target)) return;
    event.preventDefault();
    items[next]?.focus();
  }

  /** @param place index of the entry that gets the focus; -1 for the last */
  private open(place: number): void {
    const { button } = this;
    if (button === null) return;
    const attributes = { id: menuId, role: 'menu', class: styles.menu ?? '', 'aria-label': 'Page' };
    this.menu = make('div', attributes, ...this.listEntries());
    button.after(this.menu);
    button.setAttribute('aria-expanded', 'true');
    button.setAttribute('aria-controls', menuId);
    this.items.at(place)?.focus();
  }

  /** @param givesFocusBack whether the focus returns to the button */
  private close(givesFocusBack: boolean): void {
    if (this.menu === undefined) return;
    this.menu.remove();
    this.menu = undefined;
    this.button?.setAttribute('aria-expanded', 'false');
    this.button?.removeAttribute('aria-controls');
    if (givesFocusBack) this.button?.focus();
  }

  private listEntries(): Node[] {
    const item = (label: string, run: () => void): Node => {
      const button = make('button', { type: 'button', ...itemAttributes }, label);
      button.addEventListener('click', (event) => {
        // It is no longer in the menu when the menu hears of the click.
        event.stopPropagation();
        this.close(true);
        run();
      });
      return button;
    };
    const section = findSectionInView();
    return [
      make('a', { href: findMarkdown(), ...itemAttributes }, 'View as Markdown'),
      item('Print', () => window.print()),
      item('Report a mistake', () => openReport({ section })),
    ];
  }

  /** Creates a message area and returns a function that shows a message there. Screen readers announce it, too. */
  private makeStatus(): (message: string) => void {
    this.querySelector(':scope > [role="status"]')?.remove();
    const status = make('p', { role: 'status', class: styles.message ?? '' });
    this.append(status);
    let timer = 0;
    return (message) => {
      window.clearTimeout(timer);
      status.replaceChildren(message);
      timer = window.setTimeout(() => status.replaceChildren(), messageTime);
    };
  }
}
