import { describe, expect, it } from 'vitest';
import { validateAds } from '../../../src/build/checks/check-ads';
import { makeAd } from './make-ad';

const good = makeAd('good', 1);
const { data } = good;

/** Returns the ad with some fields of its data replaced. */
function withData(changes: object): object {
  return { ...good, data: { ...data, ...changes } };
}

const wrongAds: [string, unknown, string][] = [
  ['no object', 'portals', 'Ad 1 must be an object, but is "portals".'],
  ['a list', [], 'Ad 1 must be an object, but is [].'],
  ['no id', { ...good, id: undefined }, 'Ad 1: id must be a name of small letters, digits and dashes, but is missing.'],
  [
    'an odd id',
    { ...good, id: 'My Ad' },
    'Ad 1 ("My Ad"): id must be a name of small letters, digits and dashes, but is "My Ad".',
  ],
  ['another type', { ...good, type: 'banner' }, 'Ad 1 ("good"): type must be "docs_ad", but is "banner".'],
  [
    'a day that no month has',
    { ...good, first_publication_date: '2022-02-30' },
    'Ad 1 ("good"): first_publication_date must be a date such as "2022-07-27", but is "2022-02-30".',
  ],
  [
    'a date in words',
    { ...good, last_publication_date: 'today' },
    'Ad 1 ("good"): last_publication_date must be a date such as "2022-07-27", but is "today".',
  ],
  [
    'dates in the wrong order',
    { ...good, last_publication_date: '2021-01-01' },
    'Ad 1 ("good"): last_publication_date must not be before 2022-07-27, the first publication, but is "2021-01-01".',
  ],
  ['no data', { ...good, data: null }, 'Ad 1 ("good"): data must be an object, but is null.'],
  [
    'a weight below 0',
    withData({ ad_weight: -1 }),
    'Ad 1 ("good"): data.ad_weight must be a whole number, 0 or more, but is -1.',
  ],
  [
    'a broken weight',
    withData({ ad_weight: 0.5 }),
    'Ad 1 ("good"): data.ad_weight must be a whole number, 0 or more, but is 0.5.',
  ],
  [
    'a weight in quotes',
    withData({ ad_weight: '1' }),
    'Ad 1 ("good"): data.ad_weight must be a whole number, 0 or more, but is "1".',
  ],
  [
    'a slip in a name',
    withData({ ad_weight: undefined, ad_wieght: 1 }),
    'Ad 1 ("good"): data.ad_weight must be a whole number, 0 or more, but is missing (did you mean "ad_wieght"?).',
  ],
  [
    'no text',
    withData({ ad_copy: [] }),
    'Ad 1 ("good"): data.ad_copy must be a list of one or two { type: "paragraph", text: "…" }, but is [].',
  ],
  [
    'a paragraph of blanks',
    withData({ ad_copy: [{ type: 'paragraph', text: ' ' }] }),
    'Ad 1 ("good"): data.ad_copy must be a list of one or two { type: "paragraph", text: "…" }, but is [{"type":"paragraph","text":" "}].',
  ],
  [
    'a script for an address',
    withData({ ad_url: { ...data.ad_url, url: 'javascript:alert(1)' } }),
    'Ad 1 ("good"): data.ad_url.url must be an address that starts with https://, but is "javascript:alert(1)".',
  ],
  [
    'an address without a host',
    withData({ ad_url: { ...data.ad_url, url: 'https://' } }),
    'Ad 1 ("good"): data.ad_url.url must be an address that starts with https://, but is "https://".',
  ],
  [
    'another kind of link',
    withData({ ad_url: { ...data.ad_url, link_type: 'Media' } }),
    'Ad 1 ("good"): data.ad_url.link_type must be "Web", but is "Media".',
  ],
  [
    'another target',
    withData({ ad_url: { ...data.ad_url, target: '_top' } }),
    'Ad 1 ("good"): data.ad_url.target must be "_blank", but is "_top".',
  ],
  [
    'a picture of another host',
    withData({ ad_image: { ...data.ad_image, url: 'https://example.com/ad.png' } }),
    'Ad 1 ("good"): data.ad_image.url must be the path of a local image such as "/img/ads/name.svg", but is "https://example.com/ad.png".',
  ],
  [
    'a picture of another size',
    withData({ ad_image: { ...data.ad_image, dimensions: { width: 300, height: 200 } } }),
    'Ad 1 ("good"): data.ad_image.dimensions.width must be 280, but is 300.',
  ],
  [
    'no small picture',
    withData({ ad_image: { ...data.ad_image, '1x': undefined } }),
    'Ad 1 ("good"): data.ad_image.1x must be an object, but is missing.',
  ],
  [
    'no description of the picture',
    withData({ ad_image: { ...data.ad_image, alt: '' } }),
    'Ad 1 ("good"): data.ad_image.alt must be a string, but is "".',
  ],
];

describe('validateAds', () => {
  it('returns correct ads as they are', () => {
    const ads = [good, makeAd('paused', 0)];
    expect(validateAds(ads)).toEqual(ads);
  });

  it('accepts an empty list', () => {
    expect(validateAds([])).toEqual([]);
  });

  it('accepts nothing but a list', () => {
    expect(() => validateAds(undefined)).toThrow('Ads must be a list, but are undefined.');
    expect(() => validateAds({ results: [] })).toThrow('Ads must be a list, but are {"results":[]}.');
  });

  it.each(wrongAds)('refuses %s', (_, ad, message) => {
    expect(() => validateAds([ad])).toThrow(expect.objectContaining({ message }));
  });

  it('names the place of the wrong one among others', () => {
    expect(() => validateAds([good, { ...makeAd('second', 1), type: 'ad' }])).toThrow(
      'Ad 2 ("second"): type must be "docs_ad", but is "ad".',
    );
  });

  it('refuses an id that is used twice', () => {
    expect(() => validateAds([good, good])).toThrow('Ad 2 ("good"): id must be unique, but Ad 1 already has "good".');
  });

  it('refuses an ad_id that is used twice', () => {
    const second = makeAd('second', 1);
    const copied = { ...second, data: { ...second.data, ad_id: data.ad_id } };
    expect(() => validateAds([good, copied])).toThrow(
      'Ad 2 ("second"): data.ad_id must be unique, but Ad 1 already has "good-campaign".',
    );
  });

  it('writes one line', () => {
    for (const [, ad] of wrongAds) expect(() => validateAds([ad])).toThrow(/^[^\n]+$/);
  });
});
