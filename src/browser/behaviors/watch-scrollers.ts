/**
 * Lets elements take the keyboard's focus, with a name, while they have more to show sideways than fits, and only then. Pages come with all of
 * them, or none, as stops of the keyboard; it stays so where scripts can't measure.
 *
 * @param names what each element is called
 * @returns ends it
 */
export function watchScrollers(names: ReadonlyMap<Element, string>): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver((entries) => {
    // All are measured before any is changed, which would have the page laid out again for each.
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

/** What a block of code is called. */
export function nameCode(title: string | null | undefined): string {
  return title ? `Code of ${title}` : 'Code';
}

/** What a table in a frame is called. */
export const tableName = 'Table';
