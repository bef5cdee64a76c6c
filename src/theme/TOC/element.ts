import { makeElement } from '../../browser/elements/make-element';
import { findFragment } from '../../browser/navigation/address';
import { arriveEvent, pageEvent } from '../../browser/navigation/events';

const active = 'table-of-contents__link--active';

/** Distance in pixels from the top of the window to the line that a section begins at. What a link leads to lies above it. */
const edge = 160;

/** Length of the fade at an edge where the list is cut off, in pixels. */
const fade = 32;

/** Marks the current section in the table of contents next to the page, and keeps its entry in view. */
export default makeElement((element, signal) => {
  const list = element.querySelector<HTMLElement>('ul');
  if (list === null) return;
  const options = { passive: true, signal };
  let frame = 0;
  /** Where the page came to rest after the reader arrived at a section. */
  let rest: number | undefined;

  const mark = (): void => {
    const { innerHeight, scrollY } = window;
    rest ??= scrollY;
    const target = Math.abs(scrollY - rest) < 2 && findFragment(location.hash);
    const links = list.querySelectorAll('a');
    // The last sections can't get up to the edge, so it moves down to them while the page comes to its end.
    const way = document.documentElement.scrollHeight - innerHeight;
    const progress = Math.max(0, 1 - (way - scrollY) / Math.min(way, innerHeight)) || 0;
    const line = target ? target.getBoundingClientRect().top + 1 : edge + (innerHeight - edge) * progress;
    let current = links[0];
    for (const link of links) {
      // What is hidden, in a tab or by a filter, has no box.
      const top = findFragment(link.hash)?.getClientRects()[0]?.top;
      if (top !== undefined && top < line) current = link;
    }
    if (!current || current.classList.contains(active)) return;
    list.querySelector(`.${active}`)?.classList.remove(active);
    current.classList.add(active);
    list.style.setProperty('--docs-current', `${current.offsetTop}px`);
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
    cut();
  };

  const cut = (): void => {
    const { scrollTop, scrollHeight, clientHeight, style } = list;
    style.setProperty('--docs-cut-start', `${Math.min(fade, scrollTop)}px`);
    style.setProperty('--docs-cut-end', `${Math.min(fade, scrollHeight - clientHeight - scrollTop)}px`);
  };

  const markSoon = ({ type }: { readonly type: string }): void => {
    if (type !== 'scroll') rest = undefined;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  for (const type of ['scroll', 'resize', 'hashchange', arriveEvent, pageEvent])
    window.addEventListener(type, markSoon, options);
  list.addEventListener('scroll', cut, options);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  markSoon({ type: '' });
});
