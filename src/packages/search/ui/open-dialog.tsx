import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import CrashBoundary from '../../../browser/crash-boundary';
import { searchOptions } from '../client/options';
import { readPresentVersion, readUsualVersion } from '../client/present-version';
import SearchModal from './dialog/SearchModal';
import type { SearchField } from './search-field';

/** What is around the message when the dialog crashes. */
function CrashFrame({ show, close }: { show: (place: Element | null) => void; close: () => void }): ReactNode {
  return (
    <div className="search-modal">
      <div className="search-modal__box padding--md" role="dialog" aria-modal="true" aria-label="Search">
        <div ref={show} />
        <button type="button" className="button button--secondary" onClick={close}>
          Close
        </button>
      </div>
    </div>
  );
}

/** Preloads what the first search will need. */
export function warm(): void {
  searchOptions.getSearch().then(
    (search) => search.warm(readPresentVersion()),
    () => undefined,
  );
}

/**
 * Opens the dialog in place of the field, with the field's text, caret and focus.
 *
 * @returns a function that closes the dialog
 */
export function openDialog(field: SearchField): () => void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const query = field.input?.value ?? '';
  // Renders synchronously, because the reader may type between two tasks.
  flushSync(() =>
    root.render(
      <CrashBoundary what="The search" frame={(show) => <CrashFrame show={show} close={field.close} />}>
        <SearchModal
          version={readPresentVersion()}
          usualVersion={readUsualVersion()}
          initialQuery={query}
          onClose={field.close}
        />
      </CrashBoundary>,
    ),
  );
  const input = holder.querySelector<HTMLInputElement>('input');
  if (input !== null) handOver(field, input);
  else {
    // It has crashed, and says so.
    field.meet();
    field.leave();
  }
  return () => {
    holder.remove();
    // The event that closes the dialog may still be propagating through it.
    setTimeout(() => root.unmount());
  };
}

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
function handOver(field: SearchField, input: HTMLInputElement): void {
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
