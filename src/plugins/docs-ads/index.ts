import type { Plugin } from '@docusaurus/types';
import { ads } from '../../config/ads';
import { validateAds } from '../../lib/ads/validate-ads';

/**
 * Docusaurus plugin: stops the build when an ad has a wrong shape. It runs here and not where the ads are shown, so
 * that the check is not part of what browsers load.
 */
export function docsAds(): Plugin {
  return {
    name: 'docs-ads',
    loadContent() {
      validateAds(ads);
    },
  };
}
