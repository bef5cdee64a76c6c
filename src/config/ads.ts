import type { Ad } from './ad-types';

/** The ads beside the pages. The build checks them (src/build/checks/check-ads.ts); an empty list shows none. */
export const ads: readonly Ad[] = [
  {
    id: 'portals',
    type: 'docs_ad',
    first_publication_date: '2022-07-27',
    last_publication_date: '2022-07-27',
    data: {
      ad_id: 'portals-micro-frontends',
      ad_weight: 1,
      ad_copy: [
        { type: 'paragraph', text: 'Portals' },
        { type: 'paragraph', text: 'Web screens in native apps' },
      ],
      ad_url: { link_type: 'Web', url: 'https://ionic.io/portals', target: '_blank' },
      ad_image: {
        url: '/img/ads/portals-280x200.svg',
        alt: 'A panel of a web page slides into the frame of a phone',
        dimensions: { width: 280, height: 200 },
        '1x': { url: '/img/ads/portals-140x100.svg', dimensions: { width: 140, height: 100 } },
      },
    },
  },
  {
    id: 'appflow',
    type: 'docs_ad',
    first_publication_date: '2022-07-27',
    last_publication_date: '2022-07-27',
    data: {
      ad_id: 'appflow-mobile-ci-cd',
      ad_weight: 1,
      ad_copy: [
        { type: 'paragraph', text: 'Appflow' },
        { type: 'paragraph', text: 'Mobile CI/CD in the cloud' },
      ],
      ad_url: { link_type: 'Web', url: 'https://ionic.io/appflow', target: '_blank' },
      ad_image: {
        url: '/img/ads/appflow-280x200.svg',
        alt: 'Code goes up into a cloud and comes down to a phone as an app',
        dimensions: { width: 280, height: 200 },
        '1x': { url: '/img/ads/appflow-140x100.svg', dimensions: { width: 140, height: 100 } },
      },
    },
  },
];
