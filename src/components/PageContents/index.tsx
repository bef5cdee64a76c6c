import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The table of contents of narrow windows. The build puts it below the beginning of each page (`src/remark/sheets`). */
export default function PageContents(): ReactNode {
  const { frontMatter, toc } = useDoc();
  if (frontMatter.hide_table_of_contents === true || toc.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label="On this page">
      <DocItemTOCMobile />
    </nav>
  );
}
