/**
 * Ejected from theme-classic 3.10.2. What differs:
 * - The column of the table of contents holds an ad too, and so exists on pages without a table of contents. In narrow
 *   windows the grid puts that column below the article, so that one element serves both places.
 * - The column as a whole sticks to the window instead of the table of contents, which gets the room that the ad leaves.
 * - The button of the page's menu stands beside the title.
 * - In place of the badge with the version, all versions that have the page, and what changed.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import DocsAd from '@site/src/components/DocsAd';
import { pickAd } from '@site/src/components/DocsAd/pick-ad';
import PageMenuButton from '@site/src/components/PageMenuButton';
import PageVersions from '@site/src/components/PageVersions';
import { ads } from '@site/src/config/ads';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const isNarrow = useWindowSize() === 'mobile';
  const isFullWidth = frontMatter.hide_table_of_contents === true;
  const hasToc = !isFullWidth && toc.length > 0;
  const hasTocBeside = hasToc && !isNarrow;
  const ad = pickAd(ads, metadata.permalink);
  return (
    <div className="row">
      <div className={clsx('col', isFullWidth ? styles.landing : styles.main)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.container}>
          <article>
            <DocBreadcrumbs />
            <PageVersions />
            {hasToc && <DocItemTOCMobile />}
            <PageMenuButton />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {(hasTocBeside || ad !== undefined) && (
        <div className={clsx('col', isFullWidth ? 'col--12' : 'col--3')}>
          <div className={clsx(styles.rail, !isFullWidth && styles.sticky)}>
            {hasTocBeside && <DocItemTOCDesktop />}
            {ad !== undefined && <DocsAd ad={ad} />}
          </div>
        </div>
      )}
    </div>
  );
}
