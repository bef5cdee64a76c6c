/**
 * Puts a text into the clipboard that may still be on its way. Safari wants to be told within the press, so it gets the promise of the text.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function') {
    try {
      const blob = Promise.resolve(text).then((known) => new Blob([known], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return;
    } catch {
      // Some browsers take no promises there.
    }
  }
  await navigator.clipboard.writeText(await text);
}
