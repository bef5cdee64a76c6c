import type { CheerioAPI } from 'cheerio';

/** Meta tags whose content is an address. */
const addressTags = ['og:url', 'og:image', 'twitter:image'];

/**
 * Lists every address in a page: links, pictures in each size, scripts, styles, cards and structured data.
 *
 * @returns addresses as written, each once
 */
export function listAddresses($: CheerioAPI): string[] {
  // One combined selector, because each selector searches the whole page.
  const found = $('[href], [src], [srcset], [imagesrcset], [poster], meta[content], script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => {
      const { href, src, srcset, imagesrcset, poster, content, property, name = '' } = element.attribs;
      const sizes = [srcset, imagesrcset].flatMap((sources = '') => listSources(sources));
      const tag = addressTags.includes(property ?? name) ? content : undefined;
      const data = element.attribs.type === 'application/ld+json' ? listStrings(JSON.parse($(element).text())) : [];
      return [href, src, poster, tag, ...sizes, ...data.filter((text) => /^https?:\/\//.test(text))];
    });
  return [...new Set(found.filter((address): address is string => address !== undefined && address !== ''))];
}

/** Lists the addresses of a `srcset`. A comma within an address, as in `data:image/svg+xml;base64,…`, is a part of it. */
function listSources(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, address = '']) => address);
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
