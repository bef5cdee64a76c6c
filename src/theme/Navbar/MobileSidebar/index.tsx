/**
 * Replaces the component of theme-classic 3.10.2. What it holds of the navbar is in the page, in a template, and a custom element (`element.ts`)
 * opens it. The sidebar of the page is added then.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
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
          <NavbarMobileSidebarLayout
            header={<NavbarMobileSidebarHeader />}
            primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
            secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
          />
        </template>
      )}
    </mobile-sidebar>
  );
}
