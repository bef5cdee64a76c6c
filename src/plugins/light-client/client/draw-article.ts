/** How much of a text is drawn at once, in characters: more than a large window shows. */
const portion = 5_000;

/**
 * Draws the HTML of a documentation page: its beginning now, and the rest in portions when that is on the screen, because a long page takes
 * long to lay out. A click draws what is left before it does anything.
 *
 * @param root filled with it
 * @param isWhole draws everything at once, for places that are further down
 * @param onWhole called when all is drawn, at once or later
 * @returns ends the drawing
 */
export function drawArticle(root: Element, html: string, isWhole: boolean, onWhole: () => void): () => void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const text = template.content.querySelector('.theme-doc-markdown');
  const rest = text === null || isWhole ? [] : cutPortions([...text.childNodes]).slice(1);
  for (const nodes of rest) for (const node of nodes) node.remove();
  root.replaceChildren(template.content);
  if (text === null || rest.length === 0) {
    onWhole();
    return () => undefined;
  }

  const controller = new AbortController();
  const draw = (portions: readonly ChildNode[][]): void => {
    for (const nodes of portions) text.append(...nodes);
    if (rest.length > 0) return;
    controller.abort();
    onWhole();
  };
  const drawNext = (): void => {
    if (controller.signal.aborted) return;
    draw(rest.splice(0, 1));
    requestAnimationFrame(() => setTimeout(drawNext));
  };
  root.addEventListener('click', () => draw(rest.splice(0)), { capture: true, signal: controller.signal });
  // Two frames: what is drawn now must be on the screen first.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawNext)));
  return () => controller.abort();
}

/** Cuts nodes into portions of about the same length of text. */
function cutPortions(nodes: readonly ChildNode[]): ChildNode[][] {
  const portions: ChildNode[][] = [[]];
  let length = 0;
  for (const node of nodes) {
    if (length > portion) {
      portions.push([]);
      length = 0;
    }
    portions.at(-1)?.push(node);
    length += node.textContent?.length ?? 0;
  }
  return portions;
}
