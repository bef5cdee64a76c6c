/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It begins with the entry of the navbar that the sidebar belongs to, in place of a picture of a house.
 * - It renders no structured data, which `src/plugins/page-head` writes into the built page, so that browsers don't load code for it.
 * - Links have no element around their text: these are on every page.
 */
import {
  useActiveDocContext,
  useDocsSidebar,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** The category with the same pages as the entry of the navbar. */
const repeatedCategory = 'APIs';

export default function DocBreadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs() ?? [];
  const tab = useTab();
  const trail: Crumb[] = [
    ...(tab === undefined ? [] : [tab]),
    ...items.filter(({ label }) => label !== repeatedCategory).map(({ label, href }) => ({ label, href })),
  ];
  return <Trail trail={trail} />;
}

/** The path above a title. Its last part is the page. */
export function Trail({ trail }: { readonly trail: readonly Crumb[] }): ReactNode {
  return (
    <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.trail)} aria-label="Breadcrumbs">
      <ul>
        {trail.map(({ label, href }, index) => (
          <li key={label}>{href === undefined || index === trail.length - 1 ? label : <a href={href}>{label}</a>}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the navbar's entry for the sidebar of the page. */
function useTab(): Crumb | undefined {
  const { docs } = useDocsVersion();
  const { activeVersion } = useActiveDocContext(undefined);
  const sidebar = useDocsSidebar()?.name;
  const { items } = useThemeConfig().navbar;
  const tab = (items as readonly { docId?: string; label?: string }[]).find(
    ({ docId }) => docId !== undefined && docs[docId]?.sidebar === sidebar,
  );
  if (tab?.label === undefined) return undefined;
  return { label: tab.label, href: activeVersion?.docs.find(({ id }) => id === tab.docId)?.path };
}
