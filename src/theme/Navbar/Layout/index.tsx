/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is plain HTML. `src/browser/behaviors` makes it interactive. The navbar is visible after a link to a section has scrolled the page (upstream
 *   hides it then), and while it has keyboard focus.
 * - The navbar items in the drawer of narrow windows are in the page, in a template. The sidebar is added when the drawer opens.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '../../../browser/behaviors/bar.module.css';

export default function NavbarLayout({ children }: Props): ReactNode {
  const {
    navbar: { hideOnScroll, style },
  } = useThemeConfig();
  // Without our layer, React hydrates the navbar. It can't access the parsed content of a template, so the template is skipped at first.
  const isHydrating = ExecutionEnvironment.canUseDOM && !useIsBrowser();
  return (
    <nav
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        { 'navbar--dark': style === 'dark', 'navbar--primary': style === 'primary' },
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" />
      {isHydrating ? (
        <template data-drawer="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      ) : (
        <template data-drawer="">
          <NavbarMobileSidebarLayout
            header={<NavbarMobileSidebarHeader />}
            primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
            secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
          />
        </template>
      )}
    </nav>
  );
}
