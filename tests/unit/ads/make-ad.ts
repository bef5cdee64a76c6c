import type { Ad } from '../../../src/config/ads';

/** Creates a valid ad with the given id and weight. */
export function makeAd(id: string, weight: number): Ad {
  return {
    id,
    type: 'docs_ad',
    first_publication_date: '2022-07-27',
    last_publication_date: '2022-08-01',
    data: {
      ad_id: `${id}-campaign`,
      ad_weight: weight,
      ad_copy: [{ type: 'paragraph', text: `Try ${id}` }],
      ad_url: { link_type: 'Web', url: `https://example.com/${id}`, target: '_blank' },
      ad_image: {
        url: `/img/ads/${id}-large.svg`,
        alt: `A drawing of ${id}`,
        dimensions: { width: 280, height: 200 },
        '1x': { url: `/img/ads/${id}-small.svg`, dimensions: { width: 140, height: 100 } },
      },
    },
  };
}
