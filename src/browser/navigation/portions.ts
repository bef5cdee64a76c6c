import { matchesMedia } from '../matches-media';

/** Windows in which long pages render in portions; same as `tallest` in the loader. Unlike reading the height, a media query needs no layout. */
const drawnWindows = '(max-height: 1000px)';

/** Space reserved for the remaining portions, the same as in `portions.css`. */
const room = '4000px';

/**
 * Holds back what follows the first portion of a long page, which takes long to lay out (see `rehype-portions.ts`). Once the beginning is on the
 * screen, it renders portion by portion. A click first renders everything that is left.
 *
 * @param article not in the document yet
 * @param isWhole renders everything immediately, for readers who go further down the page
 * @param onAll called when everything is rendered, unless that happens immediately
 * @returns whether everything is rendered immediately
 */
export function drawInPortions(article: Element, isWhole: boolean, onAll: () => void): boolean {
  const marks = [...article.querySelectorAll('.theme-doc-markdown [data-portion]')];
  for (const mark of marks) mark.removeAttribute('data-portion');
  const content = marks[0]?.closest<HTMLElement>('.theme-doc-markdown');
  if (!content || isWhole || !matchesMedia(drawnWindows)) {
    return true;
  }
  const place = content.closest('main') ?? content;
  const left = marks.map((mark) => ({
    parent: mark.parentElement,
    nodes: document.createDocumentFragment(),
  }));
  // From the end, so that a portion that begins inside a box is taken out of the box before the box is taken out of the page.
  for (const [index, mark] of [...marks.entries()].reverse()) {
    const nodes = left[index]?.nodes;
    while (mark.nextSibling !== null) nodes?.append(mark.nextSibling);
    nodes?.prepend(mark);
  }
  // Keeps what follows the content below the window, so that there is no layout shift.
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
  // Two frames, because the first portion must be on the screen before the next one is rendered.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawNext)));
  return false;
}
