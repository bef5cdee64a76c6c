/** What a reader types before React hydrates a field is not lost. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';

/**
 * Takes out what was typed, because React begins with what the build knew. Call it right before React hydrates.
 *
 * @param isOwn which of the fields in the element count
 * @returns types it again, when React has hydrated
 */
export function takeTyped(element: Element, isOwn: (field: Element) => boolean): () => void {
  // React may make new elements, so they are known by their places.
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

/** Sets a value as a reader does it: React knows of those that scripts set, and hears of no change then. */
function type(field: Element | undefined, value: string): void {
  if (field === undefined || !field.matches(texts)) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
