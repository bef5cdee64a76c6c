import DocItem from '@theme/DocItem';
import type { ComponentType, ReactNode } from 'react';
import KeptArticle from './kept-article';
import type { ArticlePage, Page } from './nodes';

/** Makes a page like those that come as components of a documentation page whose article is HTML. */
export function showArticle({ content, html, portions = [], ...frame }: ArticlePage): Page {
  const { frontMatter = {}, ...metadata } = content;
  const article = Object.assign((): ReactNode => <KeptArticle html={html} portions={portions} />, {
    metadata,
    frontMatter,
    assets: {},
  });
  return { ...frame, component: DocItem as ComponentType<object>, props: { content: article } };
}
