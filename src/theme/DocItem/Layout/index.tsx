/**
 * Ejected from theme-classic 3.10.2. Differences:
 * - Below the table of contents there is an ad, on pages without a table of contents, too. In narrow and in low windows, the grid puts it
 *   after the article, so that one element serves both places.
 * - The button for the page menu is next to the breadcrumbs. Pages with a title of their own, the front pages, have neither.
 * - The table of contents does not depend on the window: styles hide it in narrow ones. These have another one in the text, which the build puts
 *   there (`src/remark/sheets`), like the list of all versions that have the page, which is here instead of a badge.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocsAd from '@site/src/components/DocsAd';
import { pickAd } from '@site/src/components/DocsAd/pick-ad';
import PageMenuButton from '@site/src/components/PageMenuButton';
import { ads } from '@site/src/config/ads';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const isFullWidth = frontMatter.hide_table_of_contents === true;
  const hasToc = !isFullWidth && toc.length > 0;
  const ad = pickAd(ads, metadata.permalink);
  return (
    <div className={isFullWidth ? styles.wide : styles.columns}>
      <div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div>
          <article>
            {!frontMatter.hide_title && (
              <div className={styles.head}>
                <DocBreadcrumbs />
                <PageMenuButton />
              </div>
            )}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasToc && <DocItemTOCDesktop />}
      {ad !== undefined && <DocsAd ad={ad} />}
    </div>
  );
}
