/**
 * Replaces the component of theme-classic 3.10.2. Differences: a custom element (`element.ts`) hides the navbar while the reader scrolls down. The
 * navbar is visible after a link to a section has scrolled the page (upstream hides it then), and while it has keyboard focus.
 */
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  return (
    <nav
      aria-label="Main"
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', hideOnScroll && styles.hideable)}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" />
      <NavbarMobileSidebar />
      {hideOnScroll && <hideable-navbar data-on="first-interaction" />}
    </nav>
  );
}
