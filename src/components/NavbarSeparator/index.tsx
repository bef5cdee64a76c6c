import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Navbar item: a thin line between groups. In the mobile sidebar, it is a horizontal line. */
export default function NavbarSeparator({ mobile = false }: { mobile?: boolean }): ReactNode {
  return mobile ? (
    <li className={styles.line}>
      <hr />
    </li>
  ) : (
    <span className={styles.separator} aria-hidden="true" />
  );
}
