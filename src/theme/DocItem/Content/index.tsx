/**
 * Ejected from theme-classic 3.10.2. Difference:
 * - Pages of plugins have an icon and a sentence at their title.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PluginIcon from '@site/src/components/PluginIcon';
import { findPluginWords } from '@site/src/config/plugin-groups';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const words = findPluginWords(metadata.id);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {frontMatter.hide_title !== true && contentTitle === undefined && (
        <header className={words === undefined ? styles.title : clsx(styles.title, styles.plugin)}>
          {words !== undefined && <PluginIcon name={metadata.id.slice('apis/'.length)} />}
          <Heading as="h1">{metadata.title}</Heading>
          {words !== undefined && <p>{`${words}.`}</p>}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
