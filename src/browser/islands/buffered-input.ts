/** What a reader does with an island before it is hydrated is repeated when it is. */
import { borders, isOfIsland } from './is-of-island';

/** What is pressed to do something; in children the page itself knows it. */
const pressed = 'button, [role="button"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';

export interface BufferedInput {
  /** Takes out what was typed, because React begins with what the build knew. Call it right before. */
  readonly take: () => void;
  /** Types and presses it again. */
  readonly give: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @param signal ends it */
export function bufferInput(host: Element, signal: AbortSignal): BufferedInput {
  // React may make new elements, so they are known by their places.
  const listAll = (): Element[] => [...host.querySelectorAll('*')];
  const clicks: number[] = [];
  const typed: { readonly index: number; readonly value: string }[] = [];
  const ends = new AbortController();
  signal.addEventListener('abort', () => ends.abort());
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(pressed) : null;
      // Those of an island in this one, too: that keeps it once more as soon as this one is hydrated.
      if (target === null || !host.contains(target) || !isOfIsland(target)) return;
      event.preventDefault();
      clicks.push(listAll().indexOf(target));
    },
    { capture: true, signal: ends.signal },
  );
  return {
    take() {
      for (const [index, element] of listAll().entries()) {
        if (!element.matches(texts) || element.closest(borders) !== host) continue;
        const field = element as Field;
        const value = readDefault(field);
        if (field.value === value) continue;
        typed.push({ index, value: field.value });
        field.value = value;
      }
    },
    give() {
      ends.abort();
      const elements = listAll();
      for (const { index, value } of typed.splice(0)) type(elements[index], value);
      for (const index of clicks.splice(0)) (elements[index] as HTMLElement | undefined)?.click();
    },
  };
}

function readDefault(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Sets a value as a reader does it: React knows of those that scripts set, and hears of no change then. */
function type(field: Element | undefined, value: string): void {
  if (field === undefined || !field.matches(texts)) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
