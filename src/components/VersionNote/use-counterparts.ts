import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { MovedPagesData } from '@site/src/lib/counterparts';
import {
  findPageChanges,
  listStartTargets,
  listVersionTargets,
  type VersionTarget,
} from '@site/src/lib/version-targets';

/**
 * Returns for every version, newest first, where readers of the current page find its subject.
 */
export function useVersionTargets(): VersionTarget[] {
  const versions = useVersions(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const data = usePluginData('site-routes') as MovedPagesData | undefined;
  if (activeVersion === undefined || activeDoc === undefined) return listStartTargets(versions);
  return listVersionTargets({ version: activeVersion.name, path: activeDoc.path }, versions, data?.titles ?? {});
}

/** Returns the comparisons of the current page with the neighboring versions; see `findPageChanges`. */
export function usePageChanges(): ReturnType<typeof findPageChanges> {
  const versions = useVersions(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  if (activeVersion === undefined || activeDoc === undefined) return { since: undefined, next: undefined };
  return findPageChanges({ version: activeVersion.name, path: activeDoc.path }, versions);
}
