import BrowserOnly from '@docusaurus/BrowserOnly';
import DebugLayout from '@theme-original/DebugLayout';
import type { ReactNode } from 'react';

/** Shows what browsers hold of the site, which is less than the build knows of it (see `src/plugins/light-client`). */
export default function DebugLayoutWrapper({ children }: { children: ReactNode }): ReactNode {
  return (
    <DebugLayout>
      <BrowserOnly>{() => <>{children}</>}</BrowserOnly>
    </DebugLayout>
  );
}
