/** The words of an address: those of `push-notification.html` are `push notification`. */
export function readWords(name: string): string {
  let plain = name;
  try {
    plain = decodeURIComponent(name);
  } catch {
    // It stays as it was typed.
  }
  return plain
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
