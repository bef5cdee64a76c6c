/**
 * Ejected from theme-classic 3.10.2. What differs:
 * - The bar shows after a link to a section has scrolled the page; upstream hides it then.
 * - A hidden bar shows while the keyboard is in it.
 * - The open drawer keeps the focus, closes with Escape, and gives the focus back.
 * - The closed drawer waits with what has changed in it until nothing else is to be done: the whole sidebar of a phone is in it.
 */

import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import { Activity, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useDrawerFocus } from './use-drawer-focus';
import { useDrawerMode } from './use-drawer-mode';
import { useHideableNavbar } from './use-hideable-navbar';

/** Made once, so that the bar is not a reason to render it. */
const drawer = <NavbarMobileSidebar />;

export default function NavbarLayout({ children }: Props): ReactNode {
  const {
    navbar: { hideOnScroll, style },
  } = useThemeConfig();
  const { shown, toggle } = useNavbarMobileSidebar();
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  useDrawerFocus(navbarRef, shown, toggle);
  const mode = useDrawerMode(shown);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && [styles.hideable, !isNavbarVisible && styles.hidden],
        {
          'navbar--dark': style === 'dark',
          'navbar--primary': style === 'primary',
          'navbar-sidebar--show': shown,
        },
      )}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the close button of the menu. */}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <Activity mode={mode}>{drawer}</Activity>
    </nav>
  );
}
