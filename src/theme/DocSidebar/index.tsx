/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is in a custom element (`element.ts`), which collapses its categories.
 * - It does not repeat the logo, which would stay alone while the navbar is hidden, and can't be hidden by the reader.
 * - Styles hide it in narrow windows, where the mobile sidebar has a copy of it.
 */
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { ReactNode } from 'react';
import './styles.css';

export default function DocSidebar({ path, sidebar }: Props): ReactNode {
  return (
    <doc-sidebar>
      <nav aria-label="Docs sidebar" className="menu doc-sidebar">
        <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
    </doc-sidebar>
  );
}
