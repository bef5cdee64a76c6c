import DocItem from '@theme/DocItem';
import type { ComponentType, ReactNode } from 'react';
import KeptArticle from './kept-article';
import type { ArticlePage, Page } from './nodes';

/** Makes a page like those that come as components of a documentation page whose article is HTML. */
export function showArticle({ content, html, ...frame }: ArticlePage): Page {
  const article = (): ReactNode => <KeptArticle html={html} />;
  const { frontMatter } = content.metadata;
  return {
    ...frame,
    component: DocItem as ComponentType<object>,
    props: { content: Object.assign(article, content, { frontMatter }) },
  };
}
