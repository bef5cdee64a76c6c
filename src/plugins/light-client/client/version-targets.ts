/** Stands in for `src/components/VersionNote/use-counterparts`: each page brings the answer, so the browser needs no map of pages. */
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { listStartTargets } from '@site/src/lib/start-targets';
import type { VersionTarget } from '@site/src/lib/version-targets';
import { useSyncExternalStore } from 'react';
import { findRecord, watchPages } from './pages';

/** Reads for every version, newest first, where a reader of the present page finds its subject. */
export function useVersionTargets(): VersionTarget[] {
  const { pathname } = useLocation();
  const versions = useVersions(undefined);
  const findPresent = () => findRecord(decodeURI(pathname));
  // What stands outside of the pages, such as the canonical address, learns of the new address before its page has come.
  const record = useSyncExternalStore(watchPages, findPresent, findPresent);
  return record?.targets ?? listStartTargets(versions);
}
