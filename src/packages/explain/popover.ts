/** Shows what a name means while the reader points at it, or after a tap on it. */
import { make } from '../../browser/make';
import type { Explanation } from './model';
import { renderExplanation } from './render';
import styles from './styles.module.css';

/** How long the pointer rests on a name before it is explained, and how long it may be elsewhere on its way to the explanation, in milliseconds. */
const patience = 150;

/** Distance between a name and its explanation, and the smallest one to the edge of the window, in pixels. */
const gap = 6;

let box: HTMLElement | undefined;
let timer = 0;

/**
 * Explains names when the reader points at them or taps them. In browsers without popovers nothing happens; the list below the sample has the same texts.
 *
 * @param code the element with the code
 * @param marked the names by their elements
 */
export function explainOnPointing(
  code: HTMLElement,
  marked: ReadonlyMap<Element, { readonly explanation: Explanation }>,
): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const find = ({ target }: Event): [Element, Explanation] | undefined => {
    const mark = target instanceof Element ? target.closest(`.${styles.name}`) : null;
    const name = mark && marked.get(mark);
    return mark && name ? [mark, name.explanation] : undefined;
  };
  let pointed: Element | undefined;
  code.addEventListener('pointermove', (event) => {
    // Also sent when the page moves below a pointer that rests.
    if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
    const found = find(event);
    if (found?.[0] === pointed) return;
    pointed = found?.[0];
    later(found === undefined ? hide : () => show(...found));
  });
  code.addEventListener('pointerleave', ({ pointerType }) => {
    pointed = undefined;
    if (pointerType === 'mouse') later(hide);
  });
  code.addEventListener('click', (event) => {
    const found = find(event);
    // A selection is on its way to the clipboard.
    if (found !== undefined && getSelection()?.isCollapsed !== false) show(...found);
  });
}

function later(act: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(act, patience);
}

function hide(): void {
  box?.hidePopover();
}

function show(mark: Element, explanation: Explanation): void {
  clearTimeout(timer);
  const shown = box ?? makeBox();
  box = shown;
  shown.replaceChildren(...renderExplanation(explanation));
  if (!shown.isConnected) document.body.append(shown);
  shown.showPopover();
  place(shown, mark.getBoundingClientRect());
}

function makeBox(): HTMLElement {
  // Screen readers read it when a tap has opened it.
  const made = make('div', { popover: 'auto', role: 'status', class: styles.popover ?? '' });
  made.addEventListener('pointerenter', () => clearTimeout(timer));
  made.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') later(hide);
  });
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) hide();
  });
  // The code below it moves on.
  addEventListener('scroll', hide, { capture: true, passive: true });
  return made;
}

/** Places the box below a name, or above it if there is more room. */
function place(shown: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { innerWidth, innerHeight } = window;
  const { offsetWidth, offsetHeight } = shown;
  const isBelow = bottom + gap + offsetHeight <= innerHeight || top < innerHeight - bottom;
  shown.style.left = `${Math.max(gap, Math.min(left, innerWidth - offsetWidth - gap))}px`;
  shown.style.top = `${isBelow ? bottom + gap : Math.max(gap, top - gap - offsetHeight)}px`;
}
