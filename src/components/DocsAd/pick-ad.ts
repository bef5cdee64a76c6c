import type { Ad } from '../../config/ad-types';

/**
 * Picks the ad of a page. The same path always gets the same ad, so that the browser renders what the server
 * rendered. Over many pages, each ad gets its share by weight.
 *
 * @param ads checked ads, in any number
 * @param pagePath the page's permalink
 * @returns undefined when there is no ad with a weight above 0
 */
export function pickAd(ads: readonly Ad[], pagePath: string): Ad | undefined {
  const total = ads.reduce((sum, ad) => sum + ad.data.ad_weight, 0);
  const place = hashText(pagePath) * total;
  let end = 0;
  return ads.find((ad) => {
    end += ad.data.ad_weight;
    return place < end;
  });
}

/**
 * Maps a text to a number from 0 to below 1, evenly distributed. Uses FNV-1a over the UTF-16 code units, then the finalizer
 * of MurmurHash3, because FNV alone maps texts that differ in few letters to similar numbers.
 */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
