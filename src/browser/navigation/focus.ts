/** Address of the link that leads over bar and sidebar to the content, as theme-common 3.10.2 has it. */
const skipLink = 'a[href="#__docusaurus_skipToContent_fallback"]';

/** Gives an element the focus though it is no stop of the keyboard. */
export function focusOnce(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/**
 * Takes the focus to the start of a page when it is on the screen: a phone lays the page out for the focus, and what is to be read comes first.
 * A reader who has opened a dialog by then, that of the search for example, stays in it.
 */
export function focusStart(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('[role="dialog"]'))
        focusOnce(document.querySelector(skipLink)?.parentElement);
    });
  });
}

/** Lets the link to the content take the focus there. */
export function watchSkipLink(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest(skipLink))) return;
    event.preventDefault();
    const content = document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>('.main-wrapper');
    focusOnce(content);
    content?.scrollIntoView();
  });
}
