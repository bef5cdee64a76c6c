/**
 * Makes an element like another one. Parts that are the same in both stay, with their focus, scroll positions and event listeners.
 *
 * @param old element in the document
 * @param next element of another document; its parts may be moved into `old`
 */
export function morph(old: Element, next: Element): void {
  if (isSameOnAllPages(old) || old.isEqualNode(next)) return;
  // What is in an island belongs to React.
  if (old.localName === 'doc-island') {
    old.replaceWith(next);
    return;
  }
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

/** Whether an element adds to its HTML what the build can't know, and never has other HTML. */
function isSameOnAllPages({ localName }: Element): boolean {
  const element = localName.includes('-') ? customElements.get(localName) : undefined;
  return element !== undefined && 'isSameOnAllPages' in element;
}

/**
 * Gives an element the attributes of another, and no others. Attributes with the same value are not touched: setting `lang` or `dir` makes the
 * browser recalculate the styles of everything below.
 *
 * @param stays matches names of attributes that stay as they are
 */
export function copyAttributes(old: Element, next: Element, stays = /^$/): void {
  for (const { name } of [...old.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    if (stays.test(name) || old.getAttribute(name) === value) continue;
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
}
