import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import { listStartTargets } from '@site/src/lib/start-targets';
import { listVersionTargets, type VersionTarget } from '@site/src/lib/version-targets';
import type { MovedPagesData } from '@site/src/plugins/moved-pages';

/**
 * Reads for every version, newest first, where a reader of the present page finds its subject. The light client stands in for this module
 * in browsers: there each page brings the answer.
 */
export function useVersionTargets(): VersionTarget[] {
  const versions = useVersions(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const data = usePluginData('moved-pages') as MovedPagesData | undefined;
  if (activeVersion === undefined || activeDoc === undefined) return listStartTargets(versions);
  return listVersionTargets({ version: activeVersion.name, path: activeDoc.path }, versions, data?.titles ?? {});
}
