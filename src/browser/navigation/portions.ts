/** Windows that long pages are drawn in portion by portion; `tallest` as in the loader. A query is answered without a layout, unlike the height. */
const drawnWindows = '(max-height: 1000px)';

/** Room for portions to come, in pixels, as in `portions.css`. */
const room = '4000px';

/**
 * Holds back what a long page has below its first portion, and draws it portion by portion when the beginning is on the screen, because it takes long
 * to lay out (see `rehype-portions.ts`). A click draws what is left before it does anything.
 *
 * @param article not in the document yet
 * @param isWhole leaves everything where it is, for places that are further down
 * @param onAll called when all is drawn, unless that is at once
 * @returns whether all is drawn at once
 */
export function drawInPortions(article: Element, isWhole: boolean, onAll: () => void): boolean {
  const marks = [...article.querySelectorAll('.theme-doc-markdown [data-portion]')];
  for (const mark of marks) mark.removeAttribute('data-portion');
  const content = marks[0]?.closest<HTMLElement>('.theme-doc-markdown');
  if (!content || isWhole || !window.matchMedia(drawnWindows).matches) {
    return true;
  }
  const place = content.closest('main') ?? content;
  const left = marks.map((mark) => ({
    parent: mark.parentElement,
    nodes: document.createDocumentFragment(),
  }));
  // From the end: what begins inside of a box is taken out of it before the box is taken out of the page.
  for (const [index, mark] of [...marks.entries()].reverse()) {
    const nodes = left[index]?.nodes;
    while (mark.nextSibling !== null) nodes?.append(mark.nextSibling);
    nodes?.prepend(mark);
  }
  // What stands behind it waits below the window, so that nothing moves.
  content.style.minBlockSize = room;
  const draw = (count: number): void => {
    for (const { parent, nodes } of left.splice(0, count)) parent?.append(nodes);
    if (left.length > 0) return;
    content.style.minBlockSize = '';
    if (content.getAttribute('style') === '') content.removeAttribute('style');
    place.removeEventListener('click', drawAll, true);
    onAll();
  };
  const drawAll = (): void => draw(left.length);
  const drawNext = (): void => {
    if (left.length === 0 || !content.isConnected) return;
    draw(1);
    requestAnimationFrame(() => setTimeout(drawNext));
  };
  place.addEventListener('click', drawAll, true);
  // Two frames: what is drawn now must be on the screen first.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawNext)));
  return false;
}
