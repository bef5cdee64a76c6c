import type { PortionedHtml } from '../article/cut-portions';

/** Windows that pages are drawn in; `tallest` as in `loader/loader.js`. A query is answered without a layout, unlike the height. */
const drawnWindows = '(max-height: 1000px)';

/** Room for portions to come, in pixels, as in `article/portions.css`. */
const room = '4000px';

/**
 * Draws a documentation page: its beginning now, and the rest portion by portion when that is on the screen (see `article/rehype-portions.ts`),
 * because a long page takes long to read and to lay out. A click draws what is left before it does anything.
 *
 * @param root filled with it
 * @param isWhole draws everything at once, for places that are further down
 * @param onPortion called before something new is shown, with true when that is all
 * @returns ends the drawing
 */
export function drawArticle(
  root: Element,
  { html, portions }: PortionedHtml,
  isWhole: boolean,
  onPortion: (isAll: boolean) => void,
): () => void {
  root.innerHTML = html;
  const content = root.querySelector<HTMLElement>('.theme-doc-markdown');
  const left = [...portions];
  const controller = new AbortController();
  const { signal } = controller;
  const draw = (count: number): void => {
    content?.insertAdjacentHTML('beforeend', left.splice(0, count).join(''));
    const isAll = left.length === 0;
    if (isAll) {
      controller.abort();
      content?.removeAttribute('style');
    }
    onPortion(isAll);
  };
  const drawNext = (): void => {
    if (signal.aborted) return;
    draw(1);
    requestAnimationFrame(() => setTimeout(drawNext));
  };
  if (content === null || isWhole || left.length === 0 || !window.matchMedia(drawnWindows).matches) {
    draw(left.length);
    return () => undefined;
  }
  // What stands behind it waits below the window, so that nothing moves.
  content.style.minBlockSize = room;
  onPortion(false);
  root.addEventListener('click', () => draw(left.length), { capture: true, signal });
  // Two frames: what is drawn now must be on the screen first.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawNext)));
  return () => controller.abort();
}
