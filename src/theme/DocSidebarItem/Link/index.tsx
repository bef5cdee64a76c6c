/**
 * Replaces the component of theme-classic 3.10.2, without what nothing needs: an element around the name, which wraps as it is, the classes of the
 * level, and a tab stop for a link that is one anyway. Every page has fifty entries.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocSidebarItemLink({ item, activePath }: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        {...(autoAddBaseUrl !== undefined && { autoAddBaseUrl })}
        aria-current={isActive ? 'page' : undefined}
        to={href}
      >
        {label}
        {!isInternalUrl(href) && <IconExternalLink />}
      </Link>
    </li>
  );
}
