import { usePageChanges } from '@site/src/components/VersionNote/use-counterparts';
import type { ReactNode } from 'react';

/** A link to what changed on the page since the previous version, or else in the next one. */
export default function PageChanges(): ReactNode {
  const { since, next } = usePageChanges();
  const changes = since ?? next;
  if (changes === undefined) return null;
  return <a href={changes.path}>{changes === since ? `Changes since ${changes.from}` : `Changes in ${changes.to}`}</a>;
}
