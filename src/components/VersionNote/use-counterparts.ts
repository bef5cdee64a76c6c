import { type GlobalVersion, useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import { movedPages } from '@site/src/config/moved-pages';
import { type DocsVersion, docsVersions } from '@site/src/config/versions';
import { type CounterpartKind, findCounterpart, type HasPage, toPageKey } from '@site/src/lib/moved-pages';
import type { MovedPagesData } from '@site/src/plugins/moved-pages';

/** A version, and the page in it that a reader of the present page is led to. */
export interface VersionTarget {
  /** Name for Docusaurus: `current`. */
  name: string;
  label: string;
  state: DocsVersion['state'];
  /** Address of that page. */
  path: string;
  /** `start` when the version has nothing like the present page; undefined when the present page belongs to no version. */
  relation: CounterpartKind | 'start' | undefined;
  /** Title of that page, where it is another one. */
  title: string | undefined;
}

/** @returns address of a version's start page */
function findStartPath(version: GlobalVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

/** Reads for every version, newest first, where a reader of the present page finds its subject. */
export function useVersionTargets(): VersionTarget[] {
  const versions = useVersions(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const data = usePluginData('moved-pages') as MovedPagesData | undefined;
  const active = docsVersions.find(({ docusaurusName }) => docusaurusName === activeVersion?.name);

  const findPath = (docsVersion: DocsVersion, key: string): string | undefined => {
    const version = versions.find(({ name }) => name === docsVersion.docusaurusName);
    return version?.docs.find((doc) => toPageKey(doc.path, version.path) === key)?.path;
  };
  const hasPage: HasPage = (name, key) =>
    docsVersions.some((version) => version.name === name && findPath(version, key) !== undefined);

  return docsVersions.flatMap((docsVersion): VersionTarget[] => {
    const version = versions.find(({ name }) => name === docsVersion.docusaurusName);
    if (version === undefined) return [];
    const { name, label } = version;
    const start = { name, label, state: docsVersion.state, path: findStartPath(version), title: undefined };
    if (active === undefined || activeVersion === undefined || activeDoc === undefined)
      return [{ ...start, relation: undefined }];
    if (docsVersion === active) return [{ ...start, path: activeDoc.path, relation: 'same' }];
    const key = toPageKey(activeDoc.path, activeVersion.path);
    const counterpart = findCounterpart(movedPages, key, active.name, docsVersion.name, hasPage);
    const path = counterpart && findPath(docsVersion, counterpart.key);
    if (counterpart === undefined || path === undefined) return [{ ...start, relation: 'start' }];
    const title = counterpart.kind === 'same' ? undefined : data?.titles[path];
    return [{ ...start, path, relation: counterpart.kind, title }];
  });
}
