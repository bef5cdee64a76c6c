import { Content } from '@capacitor-docs/offline/page';
import ToolPage from '@site/src/components/ToolPage';
import type { ReactNode } from 'react';
import { onLoad } from '../lib/island';

/** The page on which readers save versions for offline reading. */
export default function OfflinePage(): ReactNode {
  return (
    <ToolPage
      title="Read offline"
      description="Keep a version of the Capacitor docs in your browser, with its search, or download it as files."
    >
      <article className="markdown">
        <header>
          <h1>Read offline</h1>
        </header>
        <p>Save these docs in your browser or as files, for a plane, a tunnel or a restricted network.</p>
        <Content {...onLoad} />
      </article>
    </ToolPage>
  );
}
