import type { SearchField } from './search-field';

/** Sets the value of an input that React renders. React notices a value only if it is not set through the element's own property. */
function write(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hands text, caret and focus of the search field over to the dialog, and then replays the keys that were meant for its list. Moving the focus
 * would end an IME composition. Until that ends, the field stays on top of the dialog's input, and the dialog searches for the field's text.
 *
 * @param input of the dialog, in the page; the element around it may be inert until now, so that the input can't take the focus
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
  // A reader who touches a hit is done with the text.
  shell.addEventListener('pointerdown', pass, true);
}
