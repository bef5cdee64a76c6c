import type { ReactNode } from 'react';

/** Navbar item: a thin line between groups. In the mobile sidebar, it is a horizontal line. */
export default function NavbarSeparator({ mobile = false }: { mobile?: boolean }): ReactNode {
  return mobile ? (
    <li className="menu__separator">
      <hr />
    </li>
  ) : (
    <span className="navbar__separator" aria-hidden="true" />
  );
}
