/** Lists that fold: the categories of a sidebar, and the menus in the drawer. */

/** How long a list takes to fold, in milliseconds, by its height in pixels: the rule of Material Design, as theme-common 3.10.2 has it. */
export function measureFolding(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/** Writes on an entry whether its list is folded. @param entry `<li>` with a label and, below it, the list */
export function markFold(entry: Element, isFolded: boolean): void {
  entry.classList.toggle('menu__list-item--collapsed', isFolded);
  const { categoryLabel = '' } = (entry as HTMLElement).dataset;
  for (const button of entry.querySelectorAll(':scope > [aria-expanded], :scope > div > [aria-expanded]')) {
    button.setAttribute('aria-expanded', String(!isFolded));
    if (button.hasAttribute('aria-label')) {
      button.setAttribute('aria-label', `${isFolded ? 'Expand' : 'Collapse'} sidebar category '${categoryLabel}'`);
    }
  }
}

export function isFolded(entry: Element): boolean {
  return entry.classList.contains('menu__list-item--collapsed');
}

/** Folds or unfolds a list, as it is drawn: for readers who want no motion at once. */
export function fold(entry: Element, isToBeFolded: boolean): void {
  const list = entry.querySelector<HTMLElement>(':scope > ul');
  if (list === null || isFolded(entry) === isToBeFolded) return;
  markFold(entry, isToBeFolded);
  list.hidden = false;
  const height = list.scrollHeight;
  const end = (): void => {
    list.removeAttribute('style');
    list.hidden = isFolded(entry);
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || height === 0) {
    end();
    return;
  }
  const [from, to] = isToBeFolded ? [height, 0] : [0, height];
  Object.assign(list.style, { overflow: 'hidden', height: `${from}px` });
  // The first height must have been drawn before the second means a way to go.
  list.getBoundingClientRect();
  Object.assign(list.style, { transition: `height ${measureFolding(height)}ms ease-in-out`, height: `${to}px` });
  list.ontransitionend = ({ target, propertyName }) => {
    if (target !== list || propertyName !== 'height') return;
    list.ontransitionend = null;
    end();
  };
}
