import { basePath } from '../../../../config/versions';

/** Maps addresses of the site to places in an archive. */
export interface ArchivePlaces {
  /** Name in the archive of the page that contains the links, such as `apis/camera.html`. */
  readonly name: string;
  /** Finds the name in the archive for an address below the base path, such as `apis/camera`. Undefined if the archive does not contain it. */
  readonly findName: (address: string) => string | undefined;
  /** Reads the text of a picture that styles use. It is inlined, because browsers don't load such pictures for a page on a disk. */
  readonly readPicture: (address: string) => string | undefined;
  /** Where the site is published. Links to addresses outside the archive lead there. */
  readonly siteUrl: string;
}

/** Tags with addresses. Attribute values may contain `>` in quotes, or have no quotes at all. */
const linkingTag = /<(?:a|img|link|source)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const address = /\b(href|src)=(?:"([^"]*)"|([^\s"'>]+))/g;
const styleAddress = /\burl\((["']?)([^"')]+\.svg)\1\)/g;
const addressList = /\bsrcset="([^"]*)"/gi;

/** Tags that make a page interactive, or that only matter when it is loaded from a server. */
const dropped =
  /<script\b[^>]*>.*?<\/script>|<link [^>]*?\brel="?(?:preload|prefetch|preconnect|search|alternate)\b[^>]*>|<\/?noscript>/gs;

/**
 * Converts a page for reading from a disk: without scripts, and with links from file to file. Content of `<noscript>` is always
 * shown.
 */
export function toArchivedPage(html: string, places: ArchivePlaces): string {
  return html
    .replace(dropped, '')
    .replace('<html ', '<html data-theme="light" ')
    .replace(styleAddress, (whole, quote: string, link: string) => {
      const text = link.startsWith(basePath) ? places.readPicture(link.slice(basePath.length)) : undefined;
      if (text === undefined) return whole;
      // `btoa` takes no text with characters such as `…`, and would not write others in UTF-8.
      return `url(${quote}data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}${quote})`;
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

/** Returns the link target for an address in a page of the archive. */
function toPlace(link: string, places: ArchivePlaces): string {
  const { name, findName, siteUrl } = places;
  if (`${link}/` === basePath) return toPlace(basePath, places);
  if (!link.startsWith(basePath)) return link;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const target = findName(path.slice(basePath.length).replace(/\/$/, ''));
  if (target === undefined) return siteUrl + link;
  const steps = '../'.repeat(name.split('/').length - 1);
  // A link within the same page needs no file name, and so works even if the file is renamed.
  return target === name && rest.startsWith('#') ? rest : steps + target + rest;
}
