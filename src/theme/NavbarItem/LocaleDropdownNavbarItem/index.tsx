/**
 * Wraps the menu of theme-classic 3.10.2. Its link to the Japanese site leads to the page that the reader is on, if the site has that page. The label
 * is an icon with a name for screen readers.
 */
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { findJapanesePage, japaneseSite } from '@site/src/config/japanese-site';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

export default function LanguageMenu({ dropdownItemsAfter, ...props }: Props): ReactNode {
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const to = findJapanesePage(activeVersion?.isLast ? activeDoc?.path : undefined);
  const items = dropdownItemsAfter.map((item) => (item.to === japaneseSite.front ? { ...item, to } : item));
  return (
    <LocaleDropdownNavbarItem {...props} dropdownItemsAfter={items} className="navbar__icon" aria-label="Languages" />
  );
}
