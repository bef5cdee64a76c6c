/** In narrow windows, keeps the folded table of contents in view while the page scrolls, with the name of the current section. */
import { findTarget } from '../events';
import { make } from '../make';
import { matchesMedia } from '../matches-media';
import { findFragment } from '../navigation/address';
import styles from './contents-bar.module.css';

/** Media query for windows with a folded table of contents; the same as in theme-classic 3.10.2. */
const narrowWindows = '(max-width: 996px)';

let contents: HTMLDetailsElement | null = null;
let name: HTMLElement | undefined;
let sections: readonly { readonly title: string; readonly heading: HTMLElement }[] = [];
let frame = 0;

/** Finds the folded table of contents of the current page. */
export function readContentsBar(): void {
  contents = document.querySelector<HTMLDetailsElement>('details.theme-doc-toc-mobile');
  if (contents === null || contents.classList.contains(styles.bar ?? '')) return;
  contents.classList.add(styles.bar ?? '');
  // Hidden from screen readers, so that the accessible name of the summary does not change.
  name = make('span', { class: styles.section ?? '', 'aria-hidden': 'true' });
  contents.querySelector('summary')?.append(name);
  sections = [...contents.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const heading = findFragment(link.hash);
    return heading === null ? [] : [{ title: link.textContent ?? '', heading }];
  });
  // Measures in the next frame, which lays out the page anyway. Measuring now would make this task longer.
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(place);
}

/** Positions it below the navbar, which hides and reappears, and shows the name of the section below both. */
function place(): void {
  if (contents === null || !matchesMedia(narrowWindows)) return;
  const bar = document.querySelector<HTMLElement>('nav.navbar');
  const barHeight = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
  const above = contents.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const margin = Number.parseFloat(getComputedStyle(contents).marginTop);
  const natural = above + margin;
  const shift = Math.max(natural, barHeight) - Math.max(natural, 0);
  const isStuck = natural < barHeight;
  contents.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
  contents.classList.toggle(styles.stuck ?? '', isStuck);
  const edge = barHeight + contents.offsetHeight + 32;
  const present = isStuck
    ? sections
        .filter(({ heading }) => {
          const { top, height } = heading.getBoundingClientRect();
          return height > 0 && top < edge;
        })
        .at(-1)
    : undefined;
  if (name !== undefined && name.textContent !== (present?.title ?? '')) name.textContent = present?.title ?? '';
}

/** Starts following the scroll position. */
export function watchContentsBar(): void {
  const follow = (): void => {
    cancelAnimationFrame(frame);
    // Two frames, so that it runs after the code that hides and shows the navbar, which waits for a frame, too.
    frame = requestAnimationFrame(() => requestAnimationFrame(place));
  };
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', follow, { passive: true });
  document.addEventListener('click', (event) => {
    if (contents === null || !contents.open || !(event.target instanceof Element)) return;
    const isOutside = !contents.contains(event.target);
    // An open list would cover the section that a link leads to.
    if (isOutside || findTarget(event, 'a') !== null) contents.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || contents?.open !== true) return;
    contents.open = false;
    contents.querySelector('summary')?.focus();
  });
}
