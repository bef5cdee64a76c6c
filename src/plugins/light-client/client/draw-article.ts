/**
 * Draws the HTML of a documentation page: its beginning now, and the rest portion by portion when that is on the screen (see
 * `article/rehype-portions.ts`), because a long page takes long to lay out. A click draws what is left before it does anything.
 *
 * @param root filled with it
 * @param isWhole draws everything at once, for places that are further down
 * @param onWhole called when all is drawn, at once or later
 * @returns to be called before the element shows something else
 */
export function drawArticle(root: HTMLElement, html: string, isWhole: boolean, onWhole: () => void): () => void {
  root.innerHTML = html;
  const portions = [...root.querySelectorAll('[data-portion]')];
  const controller = new AbortController();
  const { signal } = controller;
  const draw = (count: number): void => {
    for (const portion of portions.splice(0, count)) portion.removeAttribute('data-portion');
  };
  const end = (): void => {
    controller.abort();
    draw(portions.length);
  };
  const drawAll = (): void => {
    end();
    onWhole();
  };
  const drawNext = (): void => {
    if (signal.aborted) return;
    draw(1);
    if (portions.length === 0) drawAll();
    else requestAnimationFrame(() => setTimeout(drawNext));
  };
  if (isWhole) {
    drawAll();
    return end;
  }
  // On this element, not on the page: below it styles are looked up anew. For the same reason it stays until something else is shown.
  root.dataset.draws = '';
  root.addEventListener('click', drawAll, { capture: true, signal });
  // Two frames: what is drawn now must be on the screen first.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawNext)));
  return () => {
    end();
    delete root.dataset.draws;
  };
}
