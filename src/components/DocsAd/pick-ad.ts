import type { Ad } from '../../config/ads';
import { hashText } from '../../lib/hash-text';

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
