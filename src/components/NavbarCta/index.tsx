import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props {
  text: string;
  href: string;
  mobile?: boolean;
}

/** Navbar item: a call to action with an arrow. In the mobile sidebar, it is a button (`src/theme/Navbar/MobileSidebar/styles.css`). */
export default function NavbarCta({ text, href, mobile = false }: Props): ReactNode {
  const link = (
    <Link href={href} target="_self" className={mobile ? 'button button--primary' : `navbar__item ${styles.cta}`}>
      {text}
      <svg className={styles.arrow} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 6h8M6.5 2.5 10 6l-3.5 3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
