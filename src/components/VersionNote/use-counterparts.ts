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
  const page = usePresentPage();
  const data = usePluginData('site-routes') as MovedPagesData | undefined;
  return page === undefined ? listStartTargets(versions) : listVersionTargets(page, versions, data?.titles ?? {});
}

/** Returns the comparisons of the current page with the neighboring versions; see `findPageChanges`. */
export function usePageChanges(): ReturnType<typeof findPageChanges> {
  const versions = useVersions(undefined);
  const page = usePresentPage();
  return page === undefined ? { since: undefined, next: undefined } : findPageChanges(page, versions);
}

/** Returns the current page, unless it is none of the docs. */
function usePresentPage(): { version: string; path: string } | undefined {
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  return activeVersion && activeDoc && { version: activeVersion.name, path: activeDoc.path };
}
