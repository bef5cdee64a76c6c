/** A key that is pressed in the dialog while nothing is typed. */
export interface StartKey {
  readonly key: string;
  /** Whether Ctrl, Alt or Cmd is held down, so that the key types nothing. */
  readonly isCommand: boolean;
}

/**
 * Finds the element to focus after a key press. Arrow keys go from the input, and from the stored hits below it that DocSearch handles, through
 * our own links and back to the input. A letter that is typed on a link goes into the input.
 *
 * @param root element around the input, the stored hits and the links
 * @param target element that has the focus
 * @returns undefined when the key is not handled here
 */
export function findFocus(root: Element, target: EventTarget, { key, isCommand }: StartKey): HTMLElement | undefined {
  const input = root.querySelector<HTMLElement>('.DocSearch-Input') ?? undefined;
  const links = [...root.querySelectorAll<HTMLElement>('.search-start a')];
  if (input === undefined || links.length === 0 || isCommand) return undefined;
  if (target === input) {
    const hits = [...root.querySelectorAll('.DocSearch-Hit')];
    const chosen = hits.findIndex((hit) => hit.getAttribute('aria-selected') === 'true');
    if (key === 'ArrowDown') return chosen === hits.length - 1 ? links[0] : undefined;
    return key === 'ArrowUp' && chosen <= 0 ? links.at(-1) : undefined;
  }
  const place = links.indexOf(target as HTMLElement);
  if (place < 0) return undefined;
  if (key === 'ArrowDown') return links[place + 1] ?? input;
  if (key === 'ArrowUp') return links[place - 1] ?? input;
  return key.length === 1 || key === 'Backspace' ? input : undefined;
}
