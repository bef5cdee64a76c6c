/**
 * Where the keys of a menu lead, as the ARIA Authoring Practices have it for disclosure menus of links.
 *
 * @param key value of a keyboard event's `key`
 * @param current place of the entry with the focus, -1 while the button has it
 * @param count number of entries
 * @param isOpen whether the menu is open; a closed one is opened by the arrows only
 * @returns place of the entry to go to, undefined when the key means nothing here
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
