import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { type DocsVersion, docsVersions } from '../config/versions';
import type { CounterpartKind } from './moved-pages';

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

/** The part of Docusaurus' data of a version that is needed. */
export type KnownVersion = Pick<GlobalVersion, 'name' | 'label' | 'path' | 'mainDocId' | 'docs'>;

/** @returns address of a version's start page */
export function findStartPath(version: KnownVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

/** A version, and the one page in it that a reader is led to. */
export function toTarget(
  { name, label }: KnownVersion,
  { state }: DocsVersion,
  relation: VersionTarget['relation'],
  path: string,
): VersionTarget {
  return { name, label, state, pages: [{ path, title: undefined }], relation };
}

/** Pairs the versions of the site, newest first, with what Docusaurus knows of them. */
export function pairVersions(versions: readonly KnownVersion[]): { docsVersion: DocsVersion; version: KnownVersion }[] {
  return docsVersions.flatMap((docsVersion) => {
    const version = versions.find(({ name }) => name === docsVersion.docusaurusName);
    return version === undefined ? [] : [{ docsVersion, version }];
  });
}

/** @returns for every version, newest first, its start page: what readers of a page that belongs to no version are led to */
export function listStartTargets(versions: readonly KnownVersion[]): VersionTarget[] {
  return pairVersions(versions).map(({ docsVersion, version }) =>
    toTarget(version, docsVersion, undefined, findStartPath(version)),
  );
}
