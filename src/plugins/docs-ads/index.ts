import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { validateAds } from '../../build/checks/ads';
import { ValueError } from '../../build/errors/value-error';
import { withPlace } from '../../build/errors/with-place';
import type { Ad } from '../../config/ad-types';
import { ads } from '../../config/ads';

/**
 * Docusaurus plugin: stops the build when an ad has a wrong shape or a missing picture. The check runs here and not where the ads are shown, so
 * that browsers do not load it, and before any page is read, so that errors are reported at once.
 */
export function docsAds({ siteDir }: LoadContext): Plugin {
  withPlace('src/config/ads.ts', 'ads', () => checkPictures(validateAds(ads), path.join(siteDir, 'static')));
  return { name: 'docs-ads' };
}

/**
 * Checks that the pictures of the ads exist.
 *
 * @param staticDir absolute path of the folder whose files are served as they are
 * @throws ValueError for the first picture without a file
 */
export function checkPictures(checked: readonly Ad[], staticDir: string): void {
  checked.forEach(({ id, data: { ad_image: image } }, index) => {
    for (const [field, { url }] of [
      ['ad_image', image],
      ['1x', image['1x']],
    ] as const) {
      if (existsSync(path.join(staticDir, url))) continue;
      const where = field === '1x' ? ['ad_image', '1x', 'url'] : ['ad_image', 'url'];
      throw new ValueError(
        `Ad ${index + 1} (${JSON.stringify(id)}): data.${where.join('.')} must be a picture, but there is no file static${url}.`,
        [index, 'data', ...where],
      );
    }
  });
}
