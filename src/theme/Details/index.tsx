/**
 * Replaces the details of theme-classic 3.10.2, which need a script to fold. Here, the browser folds them itself, even without scripts, and opens
 * them when a link or a search in the page leads into them. The details of a reference (histories, messages) have no box: they are many and short.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  if (className?.startsWith('api-')) {
    return (
      <details className={className}>
        {summary}
        {children}
      </details>
    );
  }
  return (
    <details {...props} className={clsx('disclosure', styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
