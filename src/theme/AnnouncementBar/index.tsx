import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import Announcement from '@theme-original/AnnouncementBar';
import type { ReactNode } from 'react';

/** Wraps that of theme-classic 3.10.2: the pages of other versions than the latest have a banner of their own, and one is enough. */
export default function AnnouncementBar(): ReactNode {
  return useActiveVersion(undefined)?.isLast === false ? null : <Announcement />;
}
