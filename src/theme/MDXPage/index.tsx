/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - The page stands in the frame of the tools (`src/components/ToolPage`).
 * - It has no table of contents, and does not show its file or the day of its last change. A page that hides its contents is wide, as in the docs.
 */
import ToolPage from '@site/src/components/ToolPage';
import ContentVisibility from '@theme/ContentVisibility';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import type { ReactNode } from 'react';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata } = Content;
  const { title = '', description, frontMatter } = metadata;
  return (
    <ToolPage title={title} description={description} isWide={Boolean(frontMatter.hide_table_of_contents)}>
      <ContentVisibility metadata={metadata} />
      <article className="markdown">
        <MDXContent>
          <Content />
        </MDXContent>
      </article>
    </ToolPage>
  );
}
