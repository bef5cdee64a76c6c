/**
 * Replaces the one of theme-classic 3.10.2. What differs:
 * - It is HTML alone; `src/browser/behaviors/drawer.ts` unfolds it. One button opens and closes the entries and says which it is, instead of a link
 *   with the role of a button and a second button.
 * - Menus whose label is a link of its own, and menus that begin open because an entry is the present page, are not supported; the site
 *   has neither.
 */
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({ items, className, label, children }: Props): ReactNode {
  return (
    <li className="menu__list-item menu__list-item--collapsed">
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', styles.button, className)}
        aria-expanded="false"
      >
        {children ?? label}
      </button>
      <ul className="menu__list" hidden>
        {items.map((item) => (
          <NavbarItem key={item.to ?? item.href} mobile isDropdownItem activeClassName="menu__link--active" {...item} />
        ))}
      </ul>
    </li>
  );
}
