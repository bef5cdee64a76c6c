/**
 * Stands in for the theme's `DocSidebar`, which begins with the sidebar of wide windows, since it may have to fit what the server made. Here it never
 * has to (`late-sidebar.tsx`), and a phone would render all of it only to take it away again.
 */
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Windows without a sidebar, as in `useWindowSize` of theme-common 3.10.2. */
const narrowWindows = '(max-width: 996px)';

function watchWindow(onChange: () => void): () => void {
  const query = window.matchMedia(narrowWindows);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isNarrow = (): boolean => window.matchMedia(narrowWindows).matches;

export default function DocSidebar(props: Props): ReactNode {
  return useSyncExternalStore(watchWindow, isNarrow) ? (
    <DocSidebarMobile {...props} />
  ) : (
    <DocSidebarDesktop {...props} />
  );
}
