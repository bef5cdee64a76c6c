import { make } from './make';

/**
 * Copies a text, which may still be loading, to the clipboard. Safari allows this only during the click, so it gets a promise of the text.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  // The types say that it always exists, but it does only on secure connections.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) {
    copyByCommand(await text);
    return;
  }
  if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
    try {
      const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
      await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return;
    } catch {
      // Some browsers do not accept promises here.
    }
  }
  await clipboard.writeText(await text);
}

/** The deprecated way, the only one on insecure connections. It copies the text that is selected in a field. */
function copyByCommand(text: string): void {
  const { activeElement } = document;
  const area = make('textarea', { readonly: '', style: 'position: fixed; opacity: 0' });
  area.value = text;
  // In a modal dialog, nothing outside of it can have the focus.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser did not copy the text.');
}
