/**
 * Copies a text, which may still be loading, to the clipboard. Safari allows this only during the click, so it gets a promise of the text.
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
      // Some browsers do not accept promises here.
    }
  }
  await navigator.clipboard.writeText(await text);
}
