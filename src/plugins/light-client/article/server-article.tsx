/** Stands in for the theme's `DocItem/Layout` on the server: shows it, between the marks by which the build finds the article. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@light-client/doc-layout';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import type { ArticleContent } from '../client/nodes';
import { endMarkAttributes, makeStartMark } from './mark';

export default function MarkedLayout(props: Props): ReactNode {
  return (
    <>
      <template {...makeStartMark(useContent())} />
      <Layout {...props} />
      <template {...endMarkAttributes} />
    </>
  );
}

/** Reads what browsers need of a page that is HTML: what stands in the head, and what the live parts of the article go by. */
function useContent(): ArticleContent {
  const { metadata, frontMatter, assets } = useDoc();
  const { id, title, description } = metadata;
  const { keywords, image, toc_min_heading_level, toc_max_heading_level } = frontMatter;
  const fields = { keywords, image: assets.image ?? image, toc_min_heading_level, toc_max_heading_level };
  const hasFields = Object.values(fields).some((value) => value !== undefined);
  return { id, title, description, ...(hasFields ? { frontMatter: fields } : {}) };
}
