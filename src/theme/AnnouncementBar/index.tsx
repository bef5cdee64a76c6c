import AnnouncementBar from '@theme-original/AnnouncementBar';
import type { ReactNode } from 'react';

/** Upstream's bar in a custom element (`element.ts`), which closes it. */
export default function AnnouncementBarInElement(): ReactNode {
  return (
    <announcement-bar data-on="first-interaction">
      <AnnouncementBar />
    </announcement-bar>
  );
}
