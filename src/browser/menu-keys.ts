/**
 * Finds the entry that a key moves to in a menu, as the ARIA Authoring Practices describe for disclosure menus of links.
 *
 * @param key value of a keyboard event's `key`
 * @param current index of the focused entry, -1 while the button has focus
 * @param count number of entries
 * @param isOpen whether the menu is open; only the arrow keys open a closed menu
 * @returns index of the entry to move to, undefined when the key has no effect here
 */
export function moveInMenu(key: string, current: number, count: number, isOpen: boolean): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return current === last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return isOpen ? 0 : undefined;
    case 'End':
      return isOpen ? last : undefined;
    default:
      return undefined;
  }
}
