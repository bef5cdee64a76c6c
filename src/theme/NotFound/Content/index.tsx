/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It sets the title of the page, which upstream does only for paths outside all versions, and tells search engines not to index it.
 * - It stands in the frame of the site, with a sidebar. `element.ts` puts the one of the version there.
 * - It suggests pages that may be meant and links to the start page of the version, instead of advising readers to contact somebody.
 *   `element.ts` finds the suggestions.
 */
import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { ToolFrame } from '@site/src/components/ToolPage';
import { feedback } from '@site/src/config/feedback';
import { basePath } from '@site/src/config/versions';
import { OpenCircuit } from '@site/src/lib/open-circuit';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  const { activeVersion } = useActiveDocContext(undefined);
  return (
    <ToolFrame>
      <article className={styles.page}>
        <PageMetadata title="Page Not Found">
          <meta name="robots" content="noindex" />
        </PageMetadata>
        <OpenCircuit width={422} />
        <Heading as="h1">This circuit is open</Heading>
        <p className={styles.lead}>
          No page is at <code>this address</code>. It may have moved, or the link is wrong.
        </p>
        <not-found-suggestions class={styles.suggestions} data-on="load" />
        <p className={styles.actions}>
          <a className="button button--primary" href={`${basePath}search`} data-search="">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zm-2 5 5 5" />
            </svg>
            <span>Search</span>
          </a>
          <Link className="button button--secondary" to={activeVersion?.path ?? '/'} data-start="">
            Start page
          </Link>
          <a className="button button--link" href={feedback.issues} data-report="">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 21V4h12l-2 4.5 2 4.5H6" />
            </svg>
            Report the link
          </a>
        </p>
      </article>
    </ToolFrame>
  );
}
