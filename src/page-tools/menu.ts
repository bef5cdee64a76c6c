import { moveInMenu } from '@site/src/browser/menu-keys';
import { toolAttribute, versionAttribute } from '@site/src/lib/dom-contract';
import { make } from '../browser/make';
import { copyPage, findMarkdown } from './copy-page';
import { findSectionInView } from './page-facts';
import { openReport } from './report';
import styles from './styles.module.css';
import { listOtherVersions } from './versions';

/** The menu of the page. Its roles and keys follow the pattern "Menu Button" of the ARIA Authoring Practices. */

/** Id of the menu. Ids of the interface begin with underscores, which ids of headings don't. */
const menuId = '__page-menu';

/** Time for which a message is shown, in milliseconds. */
const messageTime = 8_000;

/** The button whose menu is open, and the menu. Only one is open at a time. */
let opener: HTMLElement | undefined;
let menu: HTMLElement | undefined;

/** Opens or closes the menu of a button. */
export function toggleMenu(button: HTMLElement): void {
  if (opener === button) closeMenu(true);
  else openMenu(button, 0);
}

/** @param place index of the entry that gets the focus; -1 for the last */
function openMenu(button: HTMLElement, place: number): void {
  closeMenu(false);
  opener = button;
  const say = makeStatus(button);
  menu = make('div', { id: menuId, role: 'menu', class: styles.menu ?? '', 'aria-label': 'Page' }, ...listEntries(say));
  button.after(menu);
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', menuId);
  listItems().at(place)?.focus();
}

/** @param givesFocusBack whether the focus returns to the button */
function closeMenu(givesFocusBack: boolean): void {
  menu?.remove();
  menu = undefined;
  opener?.setAttribute('aria-expanded', 'false');
  opener?.removeAttribute('aria-controls');
  if (givesFocusBack) opener?.focus();
  opener = undefined;
}

function listItems(): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

const itemAttributes = { role: 'menuitem', tabindex: '-1', class: styles.item ?? '' };

function listEntries(say: (message: string) => void): Node[] {
  const button = (label: string, press: () => void): Node => {
    const item = make('button', { type: 'button', ...itemAttributes }, label);
    item.addEventListener('click', () => {
      closeMenu(true);
      press();
    });
    return item;
  };
  const section = findSectionInView();
  const versions = listOtherVersions().map(({ name, label, note, href }) =>
    make(
      'a',
      { href, [versionAttribute]: name, ...itemAttributes },
      `Open in ${label}`,
      ...(note === '' ? [] : [make('small', {}, note)]),
    ),
  );
  return [
    button('Copy as Markdown', () => copyPage(say)),
    make('a', { href: findMarkdown(), ...itemAttributes }, 'View as Markdown'),
    ...(versions.length === 0
      ? []
      : [make('div', { role: 'group', class: styles.group ?? '', 'aria-label': 'Other versions' }, ...versions)]),
    button('Print', () => window.print()),
    button('Report a mistake', () => openReport({ section })),
  ];
}

/** Creates a message area next to a button and returns a function that shows a message there. Screen readers announce it, too. */
function makeStatus(button: HTMLElement): (message: string) => void {
  const place = button.parentElement;
  place?.querySelector(':scope > [role="status"]')?.remove();
  const status = make('p', { role: 'status', class: styles.message ?? '' });
  place?.append(status);
  let timer = 0;
  return (message) => {
    window.clearTimeout(timer);
    status.replaceChildren(message);
    timer = window.setTimeout(() => status.replaceChildren(), messageTime);
  };
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const isButton = target.getAttribute(toolAttribute) === 'menu';
  if (isButton && opener === undefined && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    openMenu(target, key === 'ArrowDown' ? 0 : -1);
    return;
  }
  if (opener === undefined) return;
  // With the focus back on the button, the browser moves it on from there.
  if (key === 'Tab' && menu?.contains(target)) closeMenu(true);
  if (key === 'Escape') closeMenu(menu?.contains(document.activeElement) === true || isButton);
  if (key === ' ' && target.matches('a[role="menuitem"]')) {
    event.preventDefault();
    target.click();
    return;
  }
  const items = listItems();
  const next = moveInMenu(key, items.indexOf(target), items.length, true);
  if (next === undefined || (!isButton && !menu?.contains(target))) return;
  event.preventDefault();
  items[next]?.focus();
});

document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Node && opener?.parentElement?.contains(target) !== true) closeMenu(false);
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && menu?.contains(target.closest('a'))) closeMenu(false);
});

window.addEventListener('popstate', () => closeMenu(false));
