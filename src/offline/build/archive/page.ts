import { basePath } from '../../../config/versions';

/** Where the addresses of the site lead in an archive. */
export interface ArchivePlaces {
  /** Name in the archive of the page that the links stand in, `apis/camera.html`. */
  readonly name: string;
  /** Finds the name in the archive of an address below the base path, `apis/camera`; undefined for what is not in it. */
  readonly findName: (address: string) => string | undefined;
  /** The text of a picture that styles use: a page on a disk may not load one for that. */
  readonly readPicture: (address: string) => string | undefined;
  /** Where the site is published; other addresses lead there. */
  readonly siteUrl: string;
}

/** Tags with addresses. Attributes may hold `>` in quotes, or have no quotes at all. */
const linkingTag = /<(?:a|img|link|source)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const address = /\b(href|src)=(?:"([^"]*)"|([^\s"'>]+))/g;
const styleAddress = /\burl\((["']?)([^"')]+\.svg)\1\)/g;
const addressList = /\bsrcset="([^"]*)"/gi;

/** What makes a page interactive, or is only for browsers that load it from a server. */
const dropped =
  /<script\b[^>]*>.*?<\/script>|<link [^>]*?\brel="?(?:preload|prefetch|preconnect|search|alternate)\b[^>]*>|<\/?noscript>/gs;

/**
 * Makes of a page one that is read from a disk: no scripts, and links from file to file. What the page shows when scripts are turned off,
 * it shows always.
 */
export function toArchivedPage(html: string, places: ArchivePlaces): string {
  return html
    .replace(dropped, '')
    .replace('<html ', '<html data-theme="light" ')
    .replace(styleAddress, (whole, quote: string, link: string) => {
      const text = link.startsWith(basePath) ? places.readPicture(link.slice(basePath.length)) : undefined;
      return text === undefined ? whole : `url(${quote}data:image/svg+xml;base64,${btoa(text)}${quote})`;
    })
    .replace(linkingTag, (tag) =>
      tag
        .replace(address, (_, name: string, quoted?: string, bare?: string) => {
          return `${name}="${toPlace(quoted ?? bare ?? '', places)}"`;
        })
        .replace(
          addressList,
          (_, list: string) => `srcset="${list.replace(/[^\s,]+(?= )/g, (one) => toPlace(one, places))}"`,
        ),
    );
}

/** Where an address leads from a page of the archive. */
function toPlace(link: string, places: ArchivePlaces): string {
  const { name, findName, siteUrl } = places;
  if (`${link}/` === basePath) return toPlace(basePath, places);
  if (!link.startsWith(basePath)) return link;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const target = findName(path.slice(basePath.length).replace(/\/$/, ''));
  if (target === undefined) return siteUrl + link;
  const steps = '../'.repeat(name.split('/').length - 1);
  // A link to a place on the same page needs no file, and works even when the file was given another name.
  return target === name && rest.startsWith('#') ? rest : steps + target + rest;
}
