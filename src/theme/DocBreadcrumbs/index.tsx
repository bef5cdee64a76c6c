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
import { useThemeConfig } from '@docusaurus/theme-common';
import Trail, { type Crumb } from '@site/src/components/Trail';
import type { ReactNode } from 'react';

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
