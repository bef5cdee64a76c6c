/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is a custom element (`element.ts`): arrow keys, Home and End move between the entries. Escape closes the
 *   menu, even one opened by hovering, and returns focus to the label. The menu closes when an entry is chosen.
 * - The label is a button that says whether its menu is open, instead of a link with the role of a button.
 * - It does not support menus whose label is a link, because the site has none.
 */
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const { items, position, className, label, children, 'aria-label': ariaLabel } = props;
  const menuId = useId();
  return (
    <navbar-dropdown
      class={clsx('navbar__item dropdown dropdown--hoverable', { 'dropdown--right': position === 'right' })}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded="false"
        aria-controls={menuId}
        aria-label={ariaLabel}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item) => (
          <NavbarItem key={item.to ?? item.href} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </navbar-dropdown>
  );
}
