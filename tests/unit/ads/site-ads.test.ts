import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { validateAds } from '../../../src/build/checks/check-ads';
import { ads } from '../../../src/config/ads';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const pictures = ads.flatMap(({ data: { ad_image: image } }) => [image, image['1x']]);

describe("the site's ads", () => {
  it('are two, of the right shape, and shown', () => {
    expect(validateAds(ads)).toHaveLength(2);
    expect(ads.every(({ data }) => data.ad_weight > 0)).toBe(true);
  });

  it.each(pictures)('$url has the size that the page gives it', ({ url, dimensions: { width, height } }) => {
    const svg = load(readFileSync(join(projectRoot, 'static', url), 'utf8'), { xml: true })('svg');
    expect(svg.attr('width')).toBe(String(width));
    expect(svg.attr('height')).toBe(String(height));
    expect(svg.attr('viewBox')).toBe(`0 0 ${width} ${height}`);
  });

  it.each(pictures)('$url is whole in itself', ({ url }) => {
    const picture = load(readFileSync(join(projectRoot, 'static', url), 'utf8'), { xml: true });
    expect(picture('path').length).toBeGreaterThan(0);
    expect(picture('script, image, use, style, foreignObject, text').length).toBe(0);
  });
});
