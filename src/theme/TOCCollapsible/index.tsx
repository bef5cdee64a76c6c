/**
 * Replaces the collapsed table of contents of theme-classic 3.10.2, which needs a script to open and only then renders the list. Here, the browser opens
 * it, even without scripts, and a custom element (`element.ts`) keeps it in view. The list is identical to the one next to the page, so it adds almost
 * nothing to the size of a page.
 */
import Translate from '@docusaurus/Translate';
import { tocHighlightClass, tocLinkClass } from '@site/src/lib/dom-contract';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: Props): ReactNode {
  return (
    <toc-bar data-on="first-interaction">
      <details className={clsx(styles.toc, className)}>
        <summary className={styles.summary}>
          <Translate
            id="theme.TOCCollapsible.toggleButtonLabel"
            description="The label used by the button on the collapsible TOC component"
          >
            On this page
          </Translate>
        </summary>
        <TOCItems
          toc={toc}
          linkClassName={`${tocLinkClass} ${tocHighlightClass}`}
          {...(minHeadingLevel === undefined ? {} : { minHeadingLevel })}
          {...(maxHeadingLevel === undefined ? {} : { maxHeadingLevel })}
        />
      </details>
    </toc-bar>
  );
}
