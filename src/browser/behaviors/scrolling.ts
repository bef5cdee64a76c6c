/** Parts that follow the scroll position: the hideable navbar, the back-to-top button, and the mark in the table of contents. */

import buttonStyles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import barStyles from '@site/src/browser/behaviors/bar.module.css';
import { onPress } from '../events';
import { matchesMedia } from '../matches-media';
import { findFragment } from '../navigation/address';

/** Scroll position from which the back-to-top button shows, in pixels; the same as in theme-classic 3.10.2. */
const buttonThreshold = 300;

let lastY = 0;

/** Whether the next scroll event comes from a link to a section and not from the reader. */
let isByFragment = false;

const bar = (): HTMLElement | null => document.querySelector('nav.navbar');
const button = (): HTMLElement | null => document.querySelector('.theme-back-to-top-button');

function showBar(isShown: boolean): void {
  bar()?.classList.toggle(barStyles.hidden ?? '', !isShown);
}

function showButton(isShown: boolean): void {
  button()?.classList.toggle(buttonStyles.backToTopButtonShow ?? '', isShown);
}

function onScroll(): void {
  const { scrollY } = window;
  const before = lastY;
  lastY = scrollY;
  markSection();
  // Includes overscroll, when the page bounces beyond its top.
  if (scrollY < (bar()?.offsetHeight ?? 0)) {
    showBar(true);
    showButton(false);
  } else if (isByFragment) {
    isByFragment = false;
  } else if (scrollY !== before) {
    showBar(scrollY < before);
    const isAtEnd = scrollY + window.innerHeight >= document.documentElement.scrollHeight;
    showButton(scrollY < before && scrollY >= buttonThreshold && !isAtEnd);
  }
}

/** The links of the table of contents next to the page, and the headings that they lead to. */
let sections: { readonly link: Element; readonly heading: Element }[] = [];

/** Reads the table of contents of the current page. */
export function readContents(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a.table-of-contents__link');
  sections = [...links].flatMap((link) => {
    const heading = findFragment(link.hash);
    return heading === null ? [] : [{ link, heading }];
  });
  requestAnimationFrame(markSection);
}

/** Marks the current section. */
function markSection(): void {
  if (sections.length === 0) return;
  const present = findPresent();
  for (const [index, { link }] of sections.entries())
    link.classList.toggle('table-of-contents__link--active', index === present);
}

/**
 * Finds the current section: the last one that begins above the middle of the window, as in theme-common 3.10.2. At the end of the page, where the
 * last sections can't get that far up, it is the one that the address names, or else the last.
 *
 * @returns its position in `sections`; -1 above the first
 */
function findPresent(): number {
  const tops = sections.map(({ heading }) => heading.getBoundingClientRect().top);
  const { innerHeight, scrollY } = window;
  // Browsers round scroll positions.
  if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
    const target = findFragment(window.location.hash);
    const named = sections.findIndex(({ heading }) => heading === target);
    const top = tops[named] ?? -1;
    if (top >= 0 && top < innerHeight) return named;
    if (scrollY > 0) return sections.length - 1;
  }
  const next = tops.findIndex((top) => top >= 0);
  const isNear = next !== -1 && (tops[next] ?? 0) > 0 && (tops[next] ?? 0) < innerHeight / 2;
  return next === -1 ? sections.length - 1 : isNear ? next : next - 1;
}

/**
 * Shows the navbar, because another page or section is shown.
 *
 * @param isScrolled whether the next scroll event does not come from the reader
 */
export function noteArrival(isScrolled: boolean): void {
  lastY = window.scrollY;
  isByFragment = isScrolled;
  showBar(true);
  showButton(false);
}

/** Starts following the scroll position. */
export function watchScrolling(): void {
  requestAnimationFrame(() => {
    lastY = window.scrollY;
  });
  let frame = 0;
  window.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(onScroll);
    },
    { passive: true },
  );
  window.addEventListener('resize', () => markSection(), { passive: true });
  // At the end of the page, a link to a section does not scroll.
  window.addEventListener('hashchange', () => requestAnimationFrame(markSection));
  onPress('.theme-back-to-top-button', () => {
    const isCalm = matchesMedia('(prefers-reduced-motion: reduce)');
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}
