/** Keeps what readers do in an island before it is hydrated, and does it afterward. */
import { islandTag, slotTag } from '@site/src/lib/island';

const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';

/** The elements that decide which island or slot another element belongs to. */
const borders = `${islandTag}, ${slotTag}`;

/** Controls whose clicks are replayed. Controls in the children of an island belong to the page itself. */
const controls = 'button, [role="button"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

export interface BufferedInput {
  /** Removes what was typed, because React hydrates with the values of the build. Call it right before hydration. */
  readonly take: () => void;
  /** Replays text and clicks. */
  readonly give: () => void;
}

/** @param signal stops buffering */
export function bufferInput(host: Element, signal: AbortSignal): BufferedInput {
  // React may create new elements, so they are identified by their index.
  const listAll = (): Element[] => [...host.querySelectorAll('*')];
  const clicks: number[] = [];
  let giveTyped = (): void => undefined;
  const ends = new AbortController();
  signal.addEventListener('abort', () => ends.abort());
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(controls) : null;
      if (target === null || target.closest(borders) !== host) return;
      event.preventDefault();
      clicks.push(listAll().indexOf(target));
    },
    { capture: true, signal: ends.signal },
  );
  return {
    take() {
      giveTyped = takeTypedText(host, (field) => field.closest(borders) === host);
    },
    give() {
      ends.abort();
      giveTyped();
      const elements = listAll();
      for (const index of clicks.splice(0)) (elements[index] as HTMLElement | undefined)?.click();
    },
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Removes what was typed, because React hydrates with the values of the build. Call it right before React hydrates.
 *
 * @param isOwn whether a field in the element is included
 * @returns a function that types it again; call it after hydration
 */
function takeTypedText(element: Element, isOwn: (field: Element) => boolean): () => void {
  // React may create new elements, so fields are identified by their index.
  const listAll = (): Element[] => [...element.querySelectorAll('*')];
  const typed = listAll().flatMap((candidate, index) => {
    if (!candidate.matches(texts) || !isOwn(candidate)) return [];
    const field = candidate as Field;
    const { value } = field;
    const first = readDefault(field);
    if (value === first) return [];
    field.value = first;
    return [{ index, value }];
  });
  return () => {
    const elements = listAll();
    for (const { index, value } of typed.splice(0)) type(elements[index], value);
  };
}

function readDefault(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Sets a value as if the reader had typed it. React tracks values that scripts assign and would then ignore the event, hence the native setter. */
function type(field: Element | undefined, value: string): void {
  if (field === undefined || !field.matches(texts)) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
