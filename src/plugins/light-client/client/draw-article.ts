/**
 * Draws the HTML of a documentation page: its beginning now, and the rest portion by portion when that is on the screen (see
 * `article/rehype-portions.ts`), because a long page takes long to lay out. A click draws what is left before it does anything.
 *
 * @param root filled with it
 * @param isWhole draws everything at once, for places that are further down
 * @param onWhole called when all is drawn, at once or later
 * @returns ends the drawing
 */
export function drawArticle(root: Element, html: string, isWhole: boolean, onWhole: () => void): () => void {
  root.innerHTML = html;
  if (isWhole) {
    onWhole();
    return () => undefined;
  }
  const page = document.documentElement;
  const controller = new AbortController();
  const { signal } = controller;
  const end = (): void => {
    controller.abort();
    page.removeAttribute('data-draws');
  };
  const drawAll = (): void => {
    end();
    onWhole();
  };
  const drawNext = (): void => {
    if (signal.aborted) return;
    const portion = root.querySelector('[data-portion]');
    portion?.removeAttribute('data-portion');
    if (portion === null) drawAll();
    else requestAnimationFrame(() => setTimeout(drawNext));
  };
  page.setAttribute('data-draws', '');
  root.addEventListener('click', drawAll, { capture: true, signal });
  // Two frames: what is drawn now must be on the screen first.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawNext)));
  return end;
}
