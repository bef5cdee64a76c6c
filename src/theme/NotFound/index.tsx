/**
 * Replaces the component of theme-classic 3.10.2. It stands in the frame of the site, with a sidebar. `Content/element.ts` puts the one of the
 * version there.
 */
import ToolPage from '@site/src/components/ToolPage';
import NotFoundContent from '@theme/NotFound/Content';
import type { ReactNode } from 'react';

export default function NotFound(): ReactNode {
  return (
    <ToolPage title="Page Not Found" crumb="">
      <NotFoundContent />
    </ToolPage>
  );
}
