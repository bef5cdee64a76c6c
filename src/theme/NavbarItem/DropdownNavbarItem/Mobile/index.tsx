/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is plain HTML. The mobile sidebar (`src/theme/Navbar/MobileSidebar/element.ts`) expands it. One button opens and closes the entries and says whether they are open. Upstream
 *   has a link with the role of a button and a second button.
 * - It does not support menus whose label is a link, or menus that are open initially because an entry is the current page. The site
 *   has neither.
 */
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DropdownNavbarItemMobile({ items, className, label, children }: Props): ReactNode {
  return (
    <li className="menu__list-item menu__list-item--collapsed">
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', className)}
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
