/**
 * Makes an element like another one. Parts that are the same in both stay, with their focus, scroll positions and event listeners.
 *
 * @param old element in the document
 * @param next element of another document; its parts may be moved into `old`
 */
export function morph(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return;
  copyAttributes(old, next);
  const [before, after] = [[...old.childNodes], [...next.childNodes]];
  const isAlike =
    before.length === after.length && before.every((node, index) => node.nodeName === after[index]?.nodeName);
  if (!isAlike) {
    old.replaceChildren(...after);
    return;
  }
  for (const [index, node] of before.entries()) {
    const other = after[index];
    if (node instanceof Element && other !== undefined) morph(node, other as Element);
    else if (other !== undefined && node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue;
  }
}

/** Gives an element the attributes of another, and no others. */
export function copyAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
