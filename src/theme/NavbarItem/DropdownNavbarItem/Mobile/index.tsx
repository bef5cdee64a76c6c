/**
 * Ejected from theme-classic 3.10.2. What differs:
 * - One button opens and closes the entries and says which it is, instead of a link with the role of a button and a second button.
 * - Choosing an entry closes the drawer also when the entry has something to do itself, as versions do.
 * - Menus whose label is a link of its own, and menus that begin open because an entry is the present page, are not supported; the site
 *   has neither.
 */
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const { items, className, label, children, onClick } = props;
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <li className={clsx('menu__list-item', { 'menu__list-item--collapsed': collapsed })}>
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', styles.button, className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item) => (
          <NavbarItem
            key={item.to ?? item.href}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              onClick?.(event);
            }}
          />
        ))}
      </Collapsible>
    </li>
  );
}
