import { findTarget } from '../../../../browser/events';
import { moveInMenu } from '../../../../browser/menu-keys';
import { arriveEvent } from '../../../../browser/navigation/events';

/** What closes an open menu, wherever it happens. */
const outside = ['mousedown', 'touchstart', 'focusin', 'keydown'] as const;

/** A menu of the navbar, which follows the disclosure pattern of the ARIA Authoring Practices. Style sheets open it on hover. */
export default class NavbarDropdown extends HTMLElement {
  private isHovered = false;

  connectedCallback(): void {
    for (const type of ['pointerenter', 'pointerleave', 'click', 'keydown']) this.addEventListener(type, this);
    window.addEventListener(arriveEvent, this);
  }

  disconnectedCallback(): void {
    window.removeEventListener(arriveEvent, this);
    this.watchOutside(false);
  }

  handleEvent(event: Event): void {
    if (event.type === arriveEvent) this.dismiss();
    else if (event instanceof KeyboardEvent) this.onKeyDown(event);
    else if (event.type.startsWith('pointer')) this.hover(event as PointerEvent);
    else if (event.type === 'click') this.onClick(event);
    else if (!(event.target instanceof Node && this.contains(event.target))) this.show(false);
  }

  private get isOpen(): boolean {
    return this.classList.contains('dropdown--show');
  }

  private get button(): HTMLElement | null {
    return this.querySelector(':scope > button');
  }

  /** @param isDismissed whether the reader closed it, so that it stays closed while the pointer is still over it */
  private show(isShown: boolean, isDismissed = false): void {
    this.classList.toggle('dropdown--show', isShown);
    this.classList.toggle('dropdown--hoverable', !isDismissed);
    this.button?.setAttribute('aria-expanded', String(isShown));
    this.watchOutside(isShown);
  }

  private dismiss(): void {
    if (this.isOpen) this.show(false, true);
  }

  private watchOutside(isOn: boolean): void {
    const change = isOn ? 'addEventListener' : 'removeEventListener';
    for (const type of outside) document[change](type, this, { passive: type !== 'keydown' });
  }

  private hover({ type, pointerType }: PointerEvent): void {
    // On touch screens, the last place touched counts as hovered.
    this.isHovered = type === 'pointerenter' && pointerType === 'mouse';
    if (pointerType === 'mouse') this.show(this.isHovered);
  }

  private onClick(event: Event): void {
    if (findTarget(event, '.dropdown__menu a') !== null) {
      this.show(false, true);
    } else if (findTarget(event, 'button') === this.button) {
      // If hovering has already opened the menu, a click must not close it again.
      if (this.isHovered || !this.isOpen) this.show(true);
      else this.show(false, true);
    }
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (this.isOpen && this.contains(document.activeElement)) this.button?.focus();
      this.dismiss();
      return;
    }
    // The listener of the document, for Escape, gets the keys of other elements, and those of this one again.
    if (event.currentTarget !== this) return;
    const entries = [...this.querySelectorAll<HTMLElement>('ul a[href]')];
    const current = entries.findIndex((entry) => entry.matches(':focus'));
    const next = moveInMenu(event.key, current, entries.length, this.isOpen);
    if (next === undefined) return;
    event.preventDefault();
    this.show(true);
    entries[next]?.focus();
  }
}
