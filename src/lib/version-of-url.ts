import { basePath, type DocsVersion, docsVersions } from '../config/versions';

/** Tag that Docusaurus gives the pages of a version (plugin-content-docs, `getDocsVersionSearchTag`). */
export function tagOfVersion({ docusaurusName }: DocsVersion): string {
  return `docs-default-${docusaurusName}`;
}

/** The version that has a tag. */
export function versionOfTag(tag: string): DocsVersion | undefined {
  return docsVersions.find((version) => tagOfVersion(version) === tag);
}

/** The version that an address belongs to, absolute or from the root; every other page of the site counts as the latest. */
export function versionOfUrl(url: string): DocsVersion | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  if (!`${path}/`.startsWith(basePath)) return undefined;
  const first = path.slice(basePath.length).split('/')[0];
  return (
    docsVersions.find(({ routePrefix }) => routePrefix !== '' && routePrefix === first) ??
    docsVersions.find(({ routePrefix }) => routePrefix === '')
  );
}
