/** The menus of the navbar, which follow the disclosure pattern of the ARIA Authoring Practices. Style sheets open them on hover. */
import { moveInMenu } from '@site/src/browser/menu-keys';
import { findTarget } from '../events';

const menu = '.navbar .dropdown';
const label = ':scope > button';

/** The menu that the pointer is over. */
let hovered: Element | null = null;

function isOpen(dropdown: Element): boolean {
  return dropdown.classList.contains('dropdown--show');
}

/** @param isDismissed whether the reader closed it, so that it stays closed while the pointer is still over it */
function show(dropdown: Element, isShown: boolean, isDismissed = false): void {
  dropdown.classList.toggle('dropdown--show', isShown);
  dropdown.classList.toggle('dropdown--hoverable', !isDismissed);
  dropdown.querySelector(label)?.setAttribute('aria-expanded', String(isShown));
}

function listOpen(): Element[] {
  return [...document.querySelectorAll(`${menu}.dropdown--show`)];
}

function hover(event: PointerEvent): void {
  const over = event.pointerType === 'mouse' ? findTarget(event, menu) : null;
  if (over === hovered) return;
  if (hovered !== null) show(hovered, false);
  hovered = over;
  if (over !== null) show(over, true);
}

function press(event: MouseEvent): void {
  const dropdown = findTarget(event, menu);
  if (dropdown === null) return;
  if (findTarget(event, '.dropdown__menu a') !== null) {
    show(dropdown, false, true);
  } else if (findTarget(event, 'button')?.parentElement === dropdown) {
    // If hovering has already opened the menu, a click must not close it again.
    if (hovered === dropdown || !isOpen(dropdown)) show(dropdown, true);
    // On touch screens, the last place touched counts as hovered, so the menu is marked as dismissed.
    else show(dropdown, false, true);
  }
}

function closeFromOutside({ target }: Event): void {
  for (const dropdown of listOpen()) if (!(target instanceof Node && dropdown.contains(target))) show(dropdown, false);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    for (const dropdown of listOpen()) {
      if (dropdown.contains(document.activeElement)) dropdown.querySelector<HTMLElement>(label)?.focus();
      show(dropdown, false, true);
    }
    return;
  }
  const dropdown = findTarget(event, menu);
  if (dropdown === null) return;
  const entries = [...dropdown.querySelectorAll<HTMLElement>('ul a[href]')];
  const current = entries.findIndex((entry) => entry.matches(':focus'));
  const next = moveInMenu(event.key, current, entries.length, isOpen(dropdown));
  if (next === undefined) return;
  event.preventDefault();
  show(dropdown, true);
  entries[next]?.focus();
}

/** Adds the event listeners for the menus of the navbar. */
export function watchMenus(): void {
  document.addEventListener('pointerover', hover);
  document.documentElement.addEventListener('pointerleave', hover);
  document.addEventListener('click', press);
  document.addEventListener('keydown', onKeyDown);
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    document.addEventListener(type, closeFromOutside, { passive: true });
  }
}

/** Closes all menus, because another page is shown. */
export function closeMenus(): void {
  for (const dropdown of listOpen()) show(dropdown, false, true);
}
