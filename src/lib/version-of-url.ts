import { basePath, type DocsVersion, docsVersions } from '../config/versions';

/** Returns the tag that Docusaurus gives the pages of a version (plugin-content-docs, `getDocsVersionSearchTag`). */
export function tagOfVersion({ docusaurusName }: DocsVersion): string {
  return `docs-default-${docusaurusName}`;
}

/** Finds the version that has a tag. */
export function versionOfTag(tag: string): DocsVersion | undefined {
  return docsVersions.find((version) => tagOfVersion(version) === tag);
}

/** Finds the version of an absolute or root-relative address. Every other page below the base path counts as part of the latest version. */
export function versionOfUrl(url: string): DocsVersion | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  if (!`${path}/`.startsWith(basePath)) return undefined;
  const first = path.slice(basePath.length).split('/')[0];
  return (
    docsVersions.find(({ routePrefix }) => routePrefix !== '' && routePrefix === first) ??
    docsVersions.find(({ routePrefix }) => routePrefix === '')
  );
}
