import type { SearchField } from './search-field';

/** Sets the value of an input that React draws, which hears of a value only if it is not set through the element's own property. */
function write(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Gives text, caret and focus of the search field to the dialog, and then the keys that were meant for its list. To take the focus away would end
 * what is being composed: until that ends, the field stays over the input of the dialog, which searches for what the field says.
 *
 * @param input of the dialog, in the page; what is around it may be inert until now, so that it can't take the focus
 */
export function handOver(field: SearchField, input: HTMLInputElement): void {
  const from = field.input;
  const shell = from?.closest<HTMLElement>('[role="dialog"]');
  if (!from || !shell) return;
  field.meet();
  const pass = (): void => {
    if (field.input !== from) return;
    write(input, from.value);
    const { selectionStart, selectionEnd, selectionDirection } = from;
    const keys = field.leave();
    input.closest('[inert]')?.removeAttribute('inert');
    input.focus({ preventScroll: true });
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    for (const key of keys) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  if (!field.isComposing) {
    pass();
    return;
  }
  write(input, from.value);
  shell.dataset.over = '';
  from.addEventListener('input', () => write(input, from.value));
  from.addEventListener('compositionend', () => setTimeout(pass));
  // Whoever touches a hit has done with the text.
  shell.addEventListener('pointerdown', pass, true);
}
