/**
 * The documentation versions, newest first: the one place that says which runtime each of them describes,
 * where its pages lie and where they are served.
 */
export interface DocsVersion {
  /** Name of the runtime line; also the folder below `src/capacitor` that pins its packages. */
  readonly name: VersionName;
  /** Name that Docusaurus knows the version by. */
  readonly docusaurusName: 'current' | 'v4' | 'v3' | 'v2';
  /** Folder of the pages, from the root of the project. */
  readonly docsDir: string;
  /** Route prefix below the base path; empty for the latest release. */
  readonly routePrefix: '' | 'next' | 'v3' | 'v2';
  /** Where the version stands in its life. */
  readonly state: 'unreleased' | 'latest' | 'unmaintained';
}

export type VersionName = 'v2' | 'v3' | 'v4' | 'v5';

export const docsVersions = [
  { name: 'v5', docusaurusName: 'current', docsDir: 'docs', routePrefix: 'next', state: 'unreleased' },
  { name: 'v4', docusaurusName: 'v4', docsDir: 'versioned_docs/version-v4', routePrefix: '', state: 'latest' },
  { name: 'v3', docusaurusName: 'v3', docsDir: 'versioned_docs/version-v3', routePrefix: 'v3', state: 'unmaintained' },
  { name: 'v2', docusaurusName: 'v2', docsDir: 'versioned_docs/version-v2', routePrefix: 'v2', state: 'unmaintained' },
] as const satisfies readonly DocsVersion[];

export const versionNames: readonly VersionName[] = docsVersions.map((version) => version.name);

/** Path that all routes of the site start with. */
export const basePath = '/docs/';
