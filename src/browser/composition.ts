/**
 * Whether a key belongs to the composition of a text, as in Chinese and Japanese, so that Enter and Escape mean something else. Safari reports the key
 * that ends a composition after its end, only with the key code of compositions (WebKit bug 165004).
 */
export function isInComposition({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
