import Link from '@docusaurus/Link';
import type { CtaItem } from '@site/src/build/checks/navbar-items';
import type { ReactNode } from 'react';

export type Props = Pick<CtaItem, 'text' | 'href'>;

/** Item of the navbar and of the mobile sidebar: a call to action with an arrow. */
export default function NavbarCta({ text, href }: Props): ReactNode {
  return (
    <Link href={href} target="_self" className="navbar__cta button button--primary">
      {text}
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 6h8M6.5 2.5 10 6l-3.5 3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Link>
  );
}
