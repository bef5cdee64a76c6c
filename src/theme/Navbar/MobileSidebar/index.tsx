/**
 * Replaces the component of theme-classic 3.10.2. What it holds of the navbar is in the page, in a template, and a custom element (`element.ts`)
 * opens it. The sidebar of the page is added then. The version is at the top and the switches are at the foot, whatever is between them.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItems from '@site/src/components/NavbarItems';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import type { Props as Item } from '@theme/NavbarItem';
import type { ReactNode } from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  // Without our layer, React hydrates the navbar. It can't access the parsed content of a template, so the template is skipped at first.
  const isHydrating = ExecutionEnvironment.canUseDOM && !useIsBrowser();
  return (
    <mobile-sidebar>
      {isHydrating ? (
        <template suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      ) : (
        <template>
          <Sidebar />
        </template>
      )}
    </mobile-sidebar>
  );
}

function Sidebar(): ReactNode {
  const { mobileSidebar } = ThemeClassNames.layout.navbar;
  const items = useThemeConfig().navbar.items as Item[];
  const ofType = (type: string) => items.filter((item) => item.type === type);
  // The foot has space for one link.
  const repository = ofType('custom-iconLink').filter(({ href }) => href?.startsWith('https://github.com/'));
  const foot = [...ofType('localeDropdown'), ...repository, ...ofType('custom-cta')];
  const top = ofType('docsVersionDropdown');
  const sections = items.filter(({ position, type }) => position === 'left' && type !== 'docsVersionDropdown');
  const others = items.filter((item) => item.type !== 'search' && !top.includes(item) && !foot.includes(item));
  return (
    <div className={`${mobileSidebar.container} navbar-sidebar`}>
      <div className="navbar-sidebar__brand">
        <NavbarLogo />
        <NavbarItems items={top.map((item) => ({ ...item, position: 'right' }))} />
        <button
          type="button"
          aria-label="Close navigation bar"
          className="clean-btn navbar-sidebar__close navbar__icon"
        >
          <IconClose width={12} height={12} strokeWidth={2} aria-hidden />
        </button>
      </div>
      <div className="navbar-sidebar__items">
        <div className={`${mobileSidebar.panel} navbar-sidebar__item menu`}>
          <ul className="menu__list">
            <NavbarItems items={others.map((item) => ({ ...item, mobile: true }))} />
          </ul>
        </div>
        <div className={`${mobileSidebar.panel} navbar-sidebar__item menu`}>
          <div className="navbar-sidebar__sections">
            <button
              type="button"
              className="clean-btn navbar-sidebar__back navbar__icon"
              aria-label="Back to main menu"
            />
            <NavbarItems items={sections} />
          </div>
        </div>
      </div>
      <div className="navbar-sidebar__foot">
        <NavbarColorModeToggle />
        <NavbarItems items={foot.map((item) => ({ ...item, position: 'left' }))} />
      </div>
    </div>
  );
}
