/** Keeps what readers do in an island before it is rendered, and does it afterward. */
import { islandTag, slotTag } from '@site/src/lib/island';

const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';

/** Controls whose clicks are repeated. Controls in the children of an island belong to the page itself. */
const controls = 'button, [role="button"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps clicks from now on.
 *
 * @param signal stops it
 * @returns a function to call right before React renders, which returns one to call right after: it opens what was open, and gives back the focus, the
 *   typed text and the clicks
 */
export function bufferInput(host: Element, signal: AbortSignal): () => () => void {
  // React makes new elements, so they are identified by their places.
  const listAll = (): Element[] => [...host.querySelectorAll('*')];
  const isOwn = (element: Element): boolean => element.closest(`${islandTag}, ${slotTag}`) === host;
  const clicks: number[] = [];
  const keep = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest(controls) : null;
    if (target === null || !isOwn(target)) return;
    event.preventDefault();
    clicks.push(listAll().indexOf(target));
  };
  host.addEventListener('click', keep, { capture: true, signal });
  return () => {
    host.removeEventListener('click', keep, true);
    const before = listAll();
    const focused = before.indexOf(document.activeElement ?? host);
    const typed = before.map((field) => (field.matches(texts) && isOwn(field) ? readTyped(field as Field) : undefined));
    const open = before.map((part) => (part instanceof HTMLDetailsElement && isOwn(part) ? part.open : undefined));
    return () => {
      const elements = listAll() as HTMLElement[];
      for (const [index, part] of elements.entries())
        if (part instanceof HTMLDetailsElement) part.open = open[index] ?? part.open;
      elements[focused]?.focus({ preventScroll: true });
      for (const [index, value] of typed.entries()) if (value !== undefined) type(elements[index], value);
      for (const index of clicks) elements[index]?.click();
    };
  };
}

/** Waits while something in an island is pressed, because browsers fire no click event if an element is replaced then. */
export function whenReleased(host: Element): Promise<void> {
  if (!host.matches(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    // The click event follows right after.
    const end = (): void => void setTimeout(resolve);
    for (const name of ['pointerup', 'pointercancel', 'keyup']) addEventListener(name, end, { once: true });
  });
}

/** @returns the value of a field, if the reader has changed it */
function readTyped(field: Field): string | undefined {
  const first =
    field instanceof HTMLSelectElement
      ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
      : field.defaultValue;
  return field.value === first ? undefined : field.value;
}

/** Sets a value as if the reader had typed it. React tracks values that scripts assign and would then ignore the event, hence the native setter. */
function type(field: Element | undefined, value: string): void {
  if (!field?.matches(texts)) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
