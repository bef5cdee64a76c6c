import { joinBytes } from '@capacitor-docs/shared';
import { pageStyles } from '../../../../browser/navigation/parse';
import { type FromCache, withoutCache } from '../../../../build/cache/results';
import { basePath, docsVersions, type VersionName } from '../../../../config/versions';
import { findOwnersOfRoute, isPage, type SharedRoutes, toAddress } from '../list-files';
import { type BuiltFile, readText } from '../read-build';
import { toArchivedPage } from './page';
import { type ArchivedFile, packFile, packZip } from './zip';

export interface Archive {
  readonly content: Uint8Array;
  /** Pages of the version itself. */
  readonly pages: number;
}

/** Name in an archive of the sheet with the styles that its pages have in themselves: an archive needs them only once. */
const sheet = 'assets/css/styles.css';

/** Line feed. */
const lineEnd = 10;

/** The page that every copy of the docs must include. */
const notices = 'third-party-notices';

/**
 * Packs the pages of a version, with the styles and pictures that they use, for reading from a disk.
 *
 * @param files files of the build
 * @param siteUrl base of links that leave the version
 * @param keep cache of packed pages
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
  const own = new Map<string, BuiltFile>();
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
    own.set(address, page);
    const css = pageStyles.exec(html)?.[1];
    if (css !== undefined) assets.set(sheet, { file: sheet, content: new TextEncoder().encode(css) });
  }

  const readPicture = (address: string): string | undefined => {
    const asset = assets.get(address);
    return asset === undefined ? undefined : readText(asset);
  };
  /** Packs a page behind the list of the assets that it uses. */
  const packPage = (html: string, name: string): Uint8Array => {
    const used = new Set<string>();
    const findName = (address: string): string | undefined => {
      if (assets.has(address)) used.add(address);
      return names.get(address) ?? (assets.has(address) ? address : undefined);
    };
    const linked = html.replace(pageStyles, `<link rel="stylesheet" href="${basePath}${sheet}">`);
    const page = toArchivedPage(linked, { name, findName, readPicture, siteUrl });
    const encoder = new TextEncoder();
    return joinBytes([encoder.encode(`${JSON.stringify([...used])}\n`), packFile(encoder.encode(page))]);
  };

  // What links lead to, and the pictures: the build has no others with the same program.
  const known = JSON.stringify([...names, ...assets.keys()]);
  const used = new Set<string>();
  const packed = [...own].map(([address, page]): ArchivedFile => {
    const name = toName(address, prefix);
    // Page by page: all pages of a large version together would fill the memory.
    const html = readText(page);
    const kept = keep(`${version}/${name}`, [known, html], () => packPage(html, name));
    const end = kept.indexOf(lineEnd);
    for (const asset of JSON.parse(new TextDecoder().decode(kept.subarray(0, end))) as string[]) used.add(asset);
    return { name, packed: kept.subarray(end + 1) };
  });
  for (const { file, content } of assets.values())
    if (used.has(file)) packed.push({ name: file, packed: packFile(content) });

  const folder = `capacitor-docs-${version}/`;
  const sorted = packed.sort((a, b) => (a.name < b.name ? -1 : 1));
  const content = packZip(sorted.map((file) => ({ ...file, name: folder + file.name })));
  return { content, pages: own.size - 1 };
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
