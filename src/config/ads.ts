/** A paragraph of an ad's text. */
export interface AdParagraph {
  type: 'paragraph';
  text: string;
}

/** A picture file of fixed size. */
interface AdPicture<Width extends number, Height extends number> {
  /** Path below `static`, such as `/img/ads/name.svg`. Pictures on other hosts would tell those hosts who reads what. */
  url: string;
  /** Size in CSS pixels. */
  dimensions: { width: Width; height: Height };
}

/** An ad of the docs, in the shape that content services deliver. */
export interface Ad {
  id: string;
  type: 'docs_ad';
  /** `YYYY-MM-DD` */
  first_publication_date: string;
  /** `YYYY-MM-DD`, not before the first publication. */
  last_publication_date: string;
  data: {
    ad_id: string;
    /** Share of the pages that show the ad, relative to the weights of the other ads. 0 pauses it. */
    ad_weight: number;
    /** What the product is and what it does. The first paragraph is shown as a heading. */
    ad_copy: [AdParagraph] | [AdParagraph, AdParagraph];
    ad_url: { link_type: 'Web'; url: string; target: '_blank' };
    ad_image: AdPicture<280, 200> & {
      alt: string;
      '1x': AdPicture<140, 100>;
    };
  };
}

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
