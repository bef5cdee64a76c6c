import type { Props } from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import type { ReactNode } from 'react';

/** Upstream's sidebar in a custom element (`element.ts`), which collapses its categories. */
export default function DocSidebarInElement(props: Props): ReactNode {
  return (
    <doc-sidebar>
      <DocSidebar {...props} />
    </doc-sidebar>
  );
}
