/** The documentation versions, with the details of each as derived from `version-states.ts`. */
import { versionStates } from './version-states';

export { basePath, publishedPath } from './base-path';

export type VersionName = (typeof versionStates)[number]['name'];

/** Lifecycle state of a version with pages. */
export type DocsState = 'unreleased' | 'latest' | 'unmaintained';

export interface DocsVersion {
  /** Name of the runtime line; also the folder below `src/capacitor` that pins its packages. */
  readonly name: VersionName;
  /** Name of the version in Docusaurus, which calls the newest one `current`. */
  readonly docusaurusName: 'current' | VersionName;
  /** Folder of the pages, from the root of the project. */
  readonly docsDir: string;
  /** Route prefix below the base path; empty for the latest release. */
  readonly routePrefix: '' | 'next' | VersionName;
  readonly state: DocsState;
}

const states: readonly { readonly name: VersionName; readonly state: DocsState | 'retired' }[] = versionStates;

/** The versions with pages, newest first. */
export const docsVersions: readonly DocsVersion[] = states.flatMap(({ name, state }, place) =>
  state === 'retired' ? [] : [describeVersion(name, state, place === 0)],
);

/** The latest release, which readers get without a version in the address. The build fails unless there is one (`src/build/checks/latest-version.ts`). */
export const latestVersion = docsVersions.find(({ state }) => state === 'latest') as DocsVersion;

/** Names of the versions with pages, newest first. */
export const versionNames: readonly VersionName[] = docsVersions.map((version) => version.name);

/** Names of all versions whose packages are known, newest first: those with pages and the retired ones. */
export const knownVersions: readonly VersionName[] = states.map(({ name }) => name);

/** @returns `5` of `v5` */
export function majorOf(name: VersionName): string {
  return name.slice(1);
}

/** Whether a text is the name of a version with pages. */
export function isVersionName(text: string): text is VersionName {
  return versionNames.some((name) => name === text);
}

function describeVersion(name: VersionName, state: DocsState, isCurrent: boolean): DocsVersion {
  return {
    name,
    docusaurusName: isCurrent ? 'current' : name,
    docsDir: isCurrent ? 'docs' : `versioned_docs/version-${name}`,
    routePrefix: state === 'latest' ? '' : isCurrent ? 'next' : name,
    state,
  };
}
