import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { type DocsVersion, docsVersions } from '../config/versions';
import type { CounterpartKind } from './counterparts';

/** A page to send the reader to. */
export interface TargetPage {
  path: string;
  /** Title of the page; undefined when it is the same page. */
  title: string | undefined;
}

/** A version, and the pages in it to send a reader of the present page to. */
export interface VersionTarget {
  /** Name in Docusaurus: `current`. */
  name: string;
  label: string;
  state: DocsVersion['state'];
  /** The pages, the most useful first; more than one if the subject was split. */
  pages: readonly [TargetPage, ...TargetPage[]];
  /** `start` when the version has nothing like the present page; undefined when the present page belongs to no version. */
  relation: CounterpartKind | 'start' | undefined;
}

/** The part of Docusaurus' data about a version that is needed. */
export type KnownVersion = Pick<GlobalVersion, 'name' | 'label' | 'path' | 'mainDocId' | 'docs'>;

/** @returns address of a version's start page */
export function findStartPath(version: KnownVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

/** Returns a target with a single page. */
export function toTarget(
  { name, label }: KnownVersion,
  { state }: DocsVersion,
  relation: VersionTarget['relation'],
  path: string,
): VersionTarget {
  return { name, label, state, pages: [{ path, title: undefined }], relation };
}

/** Pairs the versions of the site, newest first, with what Docusaurus knows about them. */
export function pairVersions(versions: readonly KnownVersion[]): { docsVersion: DocsVersion; version: KnownVersion }[] {
  return docsVersions.flatMap((docsVersion) => {
    const version = versions.find(({ name }) => name === docsVersion.docusaurusName);
    return version === undefined ? [] : [{ docsVersion, version }];
  });
}

/** @returns the start page of every version, newest first, for readers of a page that belongs to no version */
export function listStartTargets(versions: readonly KnownVersion[]): VersionTarget[] {
  return pairVersions(versions).map(({ docsVersion, version }) =>
    toTarget(version, docsVersion, undefined, findStartPath(version)),
  );
}
