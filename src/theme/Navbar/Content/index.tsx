/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - The search is in the middle. The color switch is before the call to action, and the button of the mobile sidebar comes last.
 * - An item that fails is not named, because the items are checked before (`src/build/checks/navbar-items.ts`).
 */
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItems from '@site/src/components/NavbarItems';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import type { Props as Item } from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import './styles.css';

// The theme's types know only its own items.
const isAction = ({ type }: { type?: string | undefined }): boolean => type === 'custom-cta';

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const isLeft = ({ position }: Item) => position === 'left';
  const right = items.filter((item) => !isLeft(item) && item.type !== 'search');
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        <NavbarLogo />
        <NavbarItems items={items.filter(isLeft)} />
      </div>
      <SearchBar />
      <div className="navbar__items">
        <NavbarItems items={right.filter((item) => !isAction(item))} />
        <NavbarColorModeToggle className="navbar__item" />
        <NavbarItems items={right.filter(isAction)} />
        <NavbarMobileSidebarToggle />
      </div>
    </div>
  );
}
