import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { IconLinkItem } from '@site/src/build/checks/navbar-items';
import type { ReactNode } from 'react';

export type Props = Omit<IconLinkItem, 'type' | 'position'> & { mobile?: boolean };

/** Navbar item: an icon with a link. In the mobile sidebar, it is a line with the icon and its name. */
export default function NavbarIconLink({
  alt,
  href,
  src,
  target,
  width = 24,
  height = 24,
  mobile = false,
}: Props): ReactNode {
  const isSquare = width === height;
  const picture = {
    '--icon': `url("${useBaseUrl(src)}")`,
    inlineSize: width,
    ...(isSquare ? {} : { blockSize: height }),
  };
  const link = (
    <Link
      href={href}
      target={target ?? '_self'}
      {...(target === '_blank' ? { rel: 'noopener noreferrer' } : {})}
      className={mobile ? 'menu__link' : 'navbar__item navbar__icon'}
      {...(mobile ? {} : { 'aria-label': alt, title: alt })}
    >
      <span className="navbar__picture" style={picture} />
      {mobile && alt}
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
