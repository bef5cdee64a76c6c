import { type GlobalVersion, useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import { movedPages } from '@site/src/config/moved-pages';
import { type DocsVersion, docsVersions } from '@site/src/config/versions';
import { type CounterpartKind, findCounterpart, type HasPage, toPageKey } from '@site/src/lib/moved-pages';
import type { MovedPagesData } from '@site/src/plugins/moved-pages';

/** A page that a reader is led to. */
export interface TargetPage {
  path: string;
  /** Title of the page, where it is not the same page. */
  title: string | undefined;
}

/** A version, and the pages in it that a reader of the present page is led to. */
export interface VersionTarget {
  /** Name for Docusaurus: `current`. */
  name: string;
  label: string;
  state: DocsVersion['state'];
  /** The pages, the most useful first; more than one where the subject was divided. */
  pages: readonly [TargetPage, ...TargetPage[]];
  /** `start` when the version has nothing like the present page; undefined when the present page belongs to no version. */
  relation: CounterpartKind | 'start' | undefined;
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
    const { state } = docsVersion;
    const toTarget = (relation: VersionTarget['relation'], path: string): VersionTarget => ({
      name,
      label,
      state,
      pages: [{ path, title: undefined }],
      relation,
    });
    if (active === undefined || activeVersion === undefined || activeDoc === undefined)
      return [toTarget(undefined, findStartPath(version))];
    if (docsVersion === active) return [toTarget('same', activeDoc.path)];
    const key = toPageKey(activeDoc.path, activeVersion.path);
    const counterpart = findCounterpart(movedPages, key, active.name, docsVersion.name, hasPage);
    const [first, ...others] = (counterpart?.keys ?? []).flatMap((other) => findPath(docsVersion, other) ?? []);
    if (counterpart === undefined || first === undefined) return [toTarget('start', findStartPath(version))];
    if (counterpart.kind === 'same') return [toTarget('same', first)];
    const toPage = (path: string): TargetPage => ({ path, title: data?.titles[path] ?? path });
    return [{ name, label, state, pages: [toPage(first), ...others.map(toPage)], relation: counterpart.kind }];
  });
}
