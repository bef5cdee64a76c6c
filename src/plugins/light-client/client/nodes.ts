import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import type { DocContextValue } from '@docusaurus/plugin-content-docs/client';
import type { VersionTarget } from '@site/src/lib/version-targets';
import type { ComponentType } from 'react';
import type { PortionedHtml } from '../article/cut-portions';
import type { SidebarItem } from '../pages/sidebar-way';

/** A route that the browser knows from the start: one with others below it, one outside of all versions, or that for unknown paths. */
export interface SkeletonNode {
  readonly path: string;
  readonly component?: ComponentType<object>;
  readonly context?: unknown;
  readonly props?: object;
  readonly routes?: readonly SkeletonNode[];
}

/** What is known of a page beside what it shows. */
interface PageFrame {
  readonly path: string;
  readonly context?: unknown;
  /** Name of the sidebar that the page is in. */
  readonly sidebar?: string;
  /** That sidebar, or the way to the page in it. */
  readonly items?: readonly SidebarItem[];
  readonly record: PageRecord | null;
}

/** A page that is made of components. */
export interface Page extends PageFrame {
  readonly component: ComponentType<object>;
  readonly props: object;
}

/** What the build knows of a documentation page before it renders it; JSON. */
export type ArticleFrame = PageFrame;

/** What Docusaurus' components and hooks read of a documentation page whose article is HTML; JSON. */
export interface ArticleContent extends Pick<DocContextValue['metadata'], 'id' | 'title' | 'description'> {
  readonly frontMatter?: {
    readonly [Field in 'keywords' | 'image' | 'toc_min_heading_level' | 'toc_max_heading_level']:
      | DocFrontMatter[Field]
      | undefined;
  };
}

/** A documentation page whose article is HTML; JSON. The first page has its article in the document. */
export interface ArticlePage extends ArticleFrame, Partial<PortionedHtml> {
  readonly content: ArticleContent;
}

/** What is known of a documentation page beside the page. */
export interface PageRecord {
  /** Name of its version for Docusaurus. */
  readonly version: string;
  readonly doc: { readonly id: string; readonly path: string; readonly sidebar?: string };
  readonly targets: VersionTarget[];
}
