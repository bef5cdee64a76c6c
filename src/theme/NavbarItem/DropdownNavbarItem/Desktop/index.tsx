/**
 * Replaces the one of theme-classic 3.10.2. What differs:
 * - It is HTML alone; `src/browser/behaviors/menus.ts` listens to it: arrows, Home and End move between the entries; Escape closes the menu, also
 *   one opened by the pointer, and gives the focus back; the menu closes when an entry is chosen.
 * - The label is a button that says whether its menu is open, instead of a link with the role of a button.
 * - Menus whose label is a link of its own are not supported; the site has none.
 */
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const { items, position, className, label, children, 'aria-label': ariaLabel } = props;
  const menuId = useId();
  return (
    <div className={clsx('navbar__item dropdown dropdown--hoverable', { 'dropdown--right': position === 'right' })}>
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded="false"
        aria-controls={menuId}
        aria-label={ariaLabel}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item) => (
          <NavbarItem key={item.to ?? item.href} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
