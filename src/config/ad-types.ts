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
