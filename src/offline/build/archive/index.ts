import { pageStyles } from '../../../browser/navigation/parse';
import { type FromCache, withoutCache } from '../../../build/cache/results';
import { basePath, docsVersions, type VersionName } from '../../../config/versions';
import { findOwnersOfRoute, isPage, type SharedRoutes, toAddress } from '../list-files';
import { type BuiltFile, readText } from '../read-build';
import { toArchivedPage } from './page';
import { type ArchivedFile, packZip } from './zip';

export interface Archive {
  readonly content: Uint8Array;
  /** Pages of the version itself. */
  readonly pages: number;
}

/** Name in an archive of the sheet with the styles that its pages have in themselves: an archive needs them only once. */
const sheet = 'assets/css/styles.css';

/** The page that every copy of the docs must include. */
const notices = 'third-party-notices';

/**
 * Packs the pages of a version, with the styles and pictures that they use, for reading from a disk.
 *
 * @param files files of the build
 * @param siteUrl base of links that leave the version
 * @param keep cache of archives by version
 * @returns a ZIP archive with a single folder; the same build gives the same bytes
 */
export function makeArchive(
  version: VersionName,
  files: readonly BuiltFile[],
  shared: SharedRoutes,
  siteUrl: string,
  keep: FromCache = withoutCache,
): Archive {
  const prefix = docsVersions.find(({ name }) => name === version)?.routePrefix ?? '';
  const pages = files.filter(({ file }) => isPage(file) && isOfVersion(toAddress(file), version, shared));
  const names = new Map<string, string>();
  const texts = new Map<string, string>();
  const assets = new Map(
    files.filter(({ file }) => /^(?:assets\/css|img)\//.test(file)).map((file) => [file.file, file]),
  );
  for (const page of pages) {
    const html = readText(page);
    const address = toAddress(page.file);
    const stoodFor = readFoldedRoute(html);
    if (isRedirect(html)) continue;
    names.set(address, toName(stoodFor ?? address, prefix));
    if (stoodFor !== undefined) continue;
    const linked = html.replace(pageStyles, (_, css: string) => {
      assets.set(sheet, { file: sheet, content: new TextEncoder().encode(css) });
      return `<link rel="stylesheet" href="${basePath}${sheet}">`;
    });
    texts.set(address, linked);
  }

  const used = new Set<string>();
  const findName = (address: string): string | undefined => {
    if (assets.has(address)) used.add(address);
    return names.get(address) ?? (assets.has(address) ? address : undefined);
  };
  const readPicture = (address: string): string | undefined => {
    const asset = assets.get(address);
    return asset === undefined ? undefined : readText(asset);
  };
  const archived: ArchivedFile[] = [...texts].map(([address, html]) => {
    const name = toName(address, prefix);
    return { name, content: new TextEncoder().encode(toArchivedPage(html, { name, findName, readPicture, siteUrl })) };
  });
  for (const { file, content } of assets.values()) if (used.has(file)) archived.push({ name: file, content });

  const folder = `capacitor-docs-${version}/`;
  const packed = archived
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((file) => ({ name: folder + file.name, content: file.content }));
  const inputs = packed.flatMap(({ name, content }) => [name, content]);
  const content = keep(version, inputs, () => packZip(packed));
  return { content, pages: texts.size - 1 };
}

function isOfVersion(address: string, version: VersionName, shared: SharedRoutes): boolean {
  const route = basePath + address;
  if (address === notices) return true;
  if (address === '') return docsVersions.some(({ name, routePrefix }) => name === version && routePrefix === '');
  return !shared.has(route) && findOwnersOfRoute(route, shared).includes(version);
}

/** Returns the name of a page in the archive of its version: `apis/camera.html` for `next/apis/camera`. */
function toName(address: string, prefix: string): string {
  const inVersion = `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length + 1) : address;
  return inVersion === '' ? 'index.html' : `${inVersion}.html`;
}

/** Returns the real address of a page that is the copy of an `…/index` page (see src/plugins/routes). */
function readFoldedRoute(html: string): string | undefined {
  return /<meta name="folded-route" content="([^"]*)"/.exec(html)?.[1]?.slice(basePath.length);
}

/** Whether a page is only a redirect (see src/plugins/routes). No page links to such pages. */
function isRedirect(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}
