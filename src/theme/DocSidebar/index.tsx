/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is in a custom element (`element.ts`), which collapses its categories.
 * - It does not repeat the logo, which would stay alone while the navbar is hidden, and can't be hidden by the reader.
 * - Styles hide it in narrow windows, where the mobile sidebar has a copy of it.
 */
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content';
import type { ReactNode } from 'react';
import './styles.css';

export default function DocSidebar({ path, sidebar }: Props): ReactNode {
  return (
    <doc-sidebar>
      <DocSidebarDesktopContent path={path} sidebar={sidebar} className="doc-sidebar" />
    </doc-sidebar>
  );
}
