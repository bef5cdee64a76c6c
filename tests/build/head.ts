import type { CheerioAPI } from 'cheerio';
import { site } from '../../src/config/site';

/** Lists foreign hosts that the head of a page makes a browser connect to. */
export function listForeignHosts($: CheerioAPI): string[] {
  const addresses = $(
    'link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="stylesheet"], link[rel~="preload"]',
  )
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .concat(
      $('script[src], iframe[src]')
        .toArray()
        .map((element) => $(element).attr('src') ?? ''),
    );
  return addresses
    .filter((address) => /^(?:https?:)?\/\//.test(address))
    .map((address) => new URL(address, site.url).host);
}

/**
 * @returns one line per form element with which a visitor could send data to the site; only the search is allowed
 */
export function findForms($: CheerioAPI): string[] {
  return $('form, input, textarea, select')
    .toArray()
    .filter((element) => $(element).closest('[role="search"]').length === 0)
    .filter((element) => $(element).attr('type') !== 'checkbox' || $(element).attr('disabled') === undefined)
    .map((element) => `has a ${element.tagName}`);
}
