/**
 * Makes elements focusable and labels them only while they overflow sideways. In the HTML from the server, either all of them are tab stops
 * or none. That stays so in browsers without `ResizeObserver`.
 *
 * @param names accessible name of each element
 * @returns a function that stops watching
 */
export function watchScrollers(names: ReadonlyMap<Element, string>): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver((entries) => {
    // Measures all elements before changing any, because each change would cause another layout.
    const measured = entries.map(({ target }) => ({ target, scrolls: target.scrollWidth > target.clientWidth }));
    for (const { target, scrolls } of measured) {
      const attributes = { tabindex: '0', role: 'group', 'aria-label': names.get(target) ?? '' };
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls) target.setAttribute(attribute, value);
        else target.removeAttribute(attribute);
      }
    }
  });
  for (const element of names.keys()) observer.observe(element);
  return () => observer.disconnect();
}

/** Returns the accessible name of a code block. */
export function nameCode(title: string | null | undefined): string {
  return title ? `Code of ${title}` : 'Code';
}

/** Accessible name of a table in a frame. */
export const tableName = 'Table';
