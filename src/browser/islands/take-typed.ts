/** Keeps text that a reader types before React hydrates a field. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';

/**
 * Removes what was typed, because React hydrates with the values of the build. Call it right before React hydrates.
 *
 * @param isOwn whether a field in the element is included
 * @returns a function that types it again; call it after hydration
 */
export function takeTypedText(element: Element, isOwn: (field: Element) => boolean): () => void {
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
