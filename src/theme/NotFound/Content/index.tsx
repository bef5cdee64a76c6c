/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It sets the title of the page, which upstream does only for paths outside all versions, and tells search engines not to index it.
 * - It suggests pages that may be meant and links to the start page of the version, instead of advising readers to contact somebody.
 *   `element.ts` finds the suggestions.
 */
import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const title = 'Page Not Found';

export default function NotFoundContent({ className }: Props): ReactNode {
  const { activeVersion } = useActiveDocContext(undefined);
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">{title}</Heading>
          <p>There is no page at this address. It may have moved, or the link may be wrong.</p>
          <not-found-suggestions data-on="load" />
          <p>
            <Link to={activeVersion?.path ?? '/'} data-start="">
              Start page{activeVersion !== undefined && ` of ${activeVersion.label}`}
            </Link>
          </p>
        </div>
      </div>
    </main>
  );
}
