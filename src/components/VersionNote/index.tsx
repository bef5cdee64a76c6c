import { noSuchPage } from '@site/src/lib/dom-contract';
import type { VersionTarget } from '@site/src/lib/version-targets';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Describes the page that an entry of the version dropdown leads to. */
function describeTarget({ relation, pages: [first, second] }: VersionTarget): string | undefined {
  switch (relation) {
    case 'same':
      return 'This page';
    case 'moved':
      return second === undefined ? `As “${first.title}”` : `As “${first.title}”, also “${second.title}”`;
    case 'nearest':
      return `${noSuchPage}; nearest: “${first.title}”`;
    case 'start':
      return `${noSuchPage}; opens the start page`;
    default:
      return undefined;
  }
}

const states = { unreleased: 'unreleased', latest: 'latest', unmaintained: undefined };

/** Entry of the version dropdown: the version, its state, and whether it has the current page. */
export default function VersionNote({ target }: { target: VersionTarget }): ReactNode {
  const state = states[target.state];
  const description = describeTarget(target);
  return (
    <span className={styles.note}>
      {target.label}
      {state !== undefined && <span className={styles.state}>{` ${state}`}</span>}
      {description !== undefined && (
        <>
          <span className={styles.pause}>, </span>
          <span className={styles.description}>{description}</span>
        </>
      )}
    </span>
  );
}
