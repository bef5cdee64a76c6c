/**
 * Ejected from theme-classic 3.10.2. What differs:
 * - The label is a button that says whether its menu is open, instead of a link with the role of a button.
 * - Keys: arrows, Home and End move between the entries; Escape closes the menu, also one opened by the pointer, and gives the focus back.
 * - The menu closes when an entry is chosen. Menus whose label is a link of its own are not supported; the site has none.
 */
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';
import { useMenu } from './use-menu';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const { items, position, className, label, children, 'aria-label': ariaLabel } = props;
  const menuId = useId();
  const { container, button, isOpen, isDismissed, press, dismiss } = useMenu();
  return (
    <div
      ref={container}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={ariaLabel}
        onClick={press}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item) => (
          <NavbarItem
            key={item.to ?? item.href}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              dismiss();
            }}
          />
        ))}
      </ul>
    </div>
  );
}
