import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCCollapsible, { type Props } from '@theme/TOCCollapsible';
import type { ReactNode } from 'react';

/** The table of contents of narrow windows. The build puts it below the beginning of each page (`src/remark/sheets`). */
export default function PageContents(): ReactNode {
  const { frontMatter, toc } = useDoc();
  if (frontMatter.hide_table_of_contents === true || toc.length === 0) return null;
  const { toc_min_heading_level: minHeadingLevel, toc_max_heading_level: maxHeadingLevel } = frontMatter;
  const levels = { minHeadingLevel, maxHeadingLevel } as Partial<Props>;
  return (
    <nav aria-label="On this page">
      <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} {...levels} />
    </nav>
  );
}
