/** Returns the words of a file name: `push notification` for `push-notification.html`. */
export function readWords(name: string): string {
  let plain = name;
  try {
    plain = decodeURIComponent(name);
  } catch {
    // A name that can't be decoded stays as it is.
  }
  return plain
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
