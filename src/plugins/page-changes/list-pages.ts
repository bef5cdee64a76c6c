import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { docsVersions, type VersionName } from '../../config/versions';
import { toPageKey } from '../../lib/counterparts';

/** A documentation page that can be compared. */
export interface DocPage {
  readonly version: VersionName;
  readonly key: string;
  /** Address below the host. */
  readonly path: string;
  readonly title: string;
}

/** The pages of all versions, by version and key. */
export type DocPages = ReadonlyMap<VersionName, ReadonlyMap<string, DocPage>>;

/** Reads the pages from what Docusaurus has loaded. */
export function listDocPages(docs: LoadedContent | undefined): DocPages {
  return new Map(
    docsVersions.map(({ name, docusaurusName }) => {
      const version = docs?.loadedVersions.find(({ versionName }) => versionName === docusaurusName);
      const pages = (version?.docs ?? []).map(({ permalink, title }): [string, DocPage] => {
        const key = toPageKey(permalink, version?.path ?? '');
        return [key, { version: name, key, path: permalink, title }];
      });
      return [name, new Map(pages)];
    }),
  );
}
