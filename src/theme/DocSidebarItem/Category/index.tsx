/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is plain HTML. The element around the sidebar (`src/theme/DocSidebar/element.ts`) collapses it. The list of a collapsed category is in the page,
 *   but hidden. In a sidebar of many entries it is left out, and the category leads to its first page, which has it: otherwise
 *   each page would have the entries of all others.
 * - It does not support categories without visible entries, or collapsing a category when another is opened. The site has neither.
 */
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink, isActiveSidebarItem, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Number of entries from which a sidebar is large. Each entry is about 0.1 kB in every page of the sidebar. */
const manyEntries = 300;

const known = new WeakMap<readonly PropSidebarItem[], number>();

/** Returns whether a sidebar has so many entries that its pages can't have them all. It is counted once. */
function isLarge(sidebar: readonly PropSidebarItem[] = []): boolean {
  const count = known.get(sidebar) ?? countEntries(sidebar);
  known.set(sidebar, count);
  return count >= manyEntries;
}

function countEntries(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countEntries(item.items) : 0), 0);
}

export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
  onItemClick: _,
  index: __,
  ...props
}: Props): ReactNode {
  const { items, label, collapsible, className, href } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isPresentPage = href !== undefined && isActiveSidebarItem({ type: 'link', label, href }, activePath);
  const isCollapsed = collapsible && !isActive && item.collapsed;
  const isLeftOut = isCollapsed && isLarge(useDocsSidebar()?.items);
  const isButton = collapsible && href === undefined && !isLeftOut;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        isCollapsed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div className={clsx('menu__list-item-collapsible', isPresentPage && 'menu__list-item-collapsible--active')}>
        <Link
          className={clsx('menu__link', {
            'menu__link--sublist': collapsible,
            'menu__link--sublist-caret': isButton,
            'menu__link--active': isActive,
          })}
          aria-current={isPresentPage ? 'page' : undefined}
          {...(isButton ? { role: 'button', 'aria-expanded': !isCollapsed } : {})}
          // Without scripts, a category leads to its first page.
          href={href ?? findFirstSidebarItemLink(item) ?? '#'}
          {...props}
        >
          <span>{label}</span>
        </Link>
        {href !== undefined && collapsible && !isLeftOut && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={`${isCollapsed ? 'Expand' : 'Collapse'} sidebar category '${label}'`}
            aria-expanded={!isCollapsed}
          />
        )}
      </div>
      {!isLeftOut && (
        <ul className="menu__list" hidden={isCollapsed}>
          <DocSidebarItems items={items} tabIndex={0} activePath={activePath} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
