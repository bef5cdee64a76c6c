import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Ad } from '@site/src/config/ads';
import type { ReactNode } from 'react';
import './styles.css';

/**
 * One ad: a small row. The picture's space is reserved before it is loaded, which happens only when it comes near the window. The empty element at the
 * end tells the style sheet that the whole ad has arrived.
 */
export default function DocsAd({ ad }: { ad: Ad }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { ad_copy: copy, ad_image: image, ad_url: link } = ad.data;
  const small = image['1x'];
  return (
    <aside className="docs-ad" aria-label="Advertisement">
      <a href={link.url} target={link.target} rel="sponsored noopener">
        <img
          src={withBaseUrl(small.url)}
          srcSet={`${withBaseUrl(small.url)} 1x, ${withBaseUrl(image.url)} 2x`}
          width={small.dimensions.width}
          height={small.dimensions.height}
          alt={image.alt}
          loading="lazy"
        />
        <div>
          {copy.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </a>
      <p>Ad</p>
      <span hidden />
    </aside>
  );
}
