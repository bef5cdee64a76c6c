/** Selector of the link that skips navbar and sidebar, as in theme-common 3.10.2. */
const skipLink = 'a[href="#__docusaurus_skipToContent_fallback"]';

/** Focuses an element that is not a tab stop. It can be focused as long as it has the focus: else browsers would take the focus away. */
export function focusOnce(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/**
 * Moves focus to the start of a page once the page is on the screen. On phones, focusing causes a layout, which must not delay the content.
 * If the reader has opened a dialog by then, for example the search, or focused something in the new page, focus stays there.
 */
export function focusStart(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('[role="dialog"], main'))
        focusOnce(document.querySelector(skipLink)?.parentElement);
    });
  });
}

/** Makes the skip link move focus to the content. */
export function watchSkipLink(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest(skipLink))) return;
    event.preventDefault();
    const content = document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>('.main-wrapper');
    focusOnce(content);
    content?.scrollIntoView();
  });
}
