/** Stands in for the theme's `DocItem/Content` on the server: shows it, between the marks by which the build finds the article. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@light-client/doc-content';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import { endMarkAttributes, makeStartMark } from './mark';

export default function MarkedContent(props: Props): ReactNode {
  const { metadata, assets, contentTitle, toc } = useDoc();
  return (
    <>
      <template {...makeStartMark({ metadata, assets, contentTitle, toc })} />
      <Content {...props} />
      <template {...endMarkAttributes} />
    </>
  );
}
