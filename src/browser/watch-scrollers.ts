/** Elements that are wider than their place, such as tables and code, and scroll sideways in it. */

const scrollers = new WeakMap<Element, { name: string; onScrolls?: (() => void) | undefined }>();

/**
 * One for all of them: it measures all before it changes any, because each change would cause another layout. The changes wait for the next frame, because
 * one that resizes what is observed would be reported as an error of the page ("ResizeObserver loop completed with undelivered notifications").
 */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        const measured = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const);
        requestAnimationFrame(() => {
          for (const [target, scrolls] of measured) update(target, scrolls);
        });
      });

function update(element: Element, scrolls: boolean): void {
  const attributes = { tabindex: '0', role: 'group', 'aria-label': scrollers.get(element)?.name ?? '' };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (scrolls) element.setAttribute(attribute, value);
    else element.removeAttribute(attribute);
  }
  if (scrolls) scrollers.get(element)?.onScrolls?.();
}

/**
 * Makes an element focusable and gives it a name only while it overflows sideways. In the HTML from the server, either all elements of a kind are tab
 * stops or none. That stays so in browsers without `ResizeObserver`.
 *
 * @param name accessible name of the element
 * @param onScrolls called whenever the element has become wider than its place
 * @returns a function that stops watching
 */
export function watchScroller(element: Element, name: string, onScrolls?: () => void): () => void {
  scrollers.set(element, { name, onScrolls });
  observer?.observe(element);
  return () => observer?.unobserve(element);
}

/** Returns the accessible name of a code block. */
export function nameCode(title: string | null | undefined): string {
  return title ? `Code of ${title}` : 'Code';
}

/** Accessible name of a table in a frame. */
export const tableName = 'Table';
