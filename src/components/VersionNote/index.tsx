import { noSuchPage } from '@site/src/lib/dom-contract';
import type { VersionTarget } from '@site/src/lib/version-targets';
import type { ReactNode } from 'react';

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
    <span className="version-note">
      {target.label}
      {state !== undefined && <small>{` ${state}`}</small>}
      {description !== undefined && (
        <>
          <span>, </span>
          <span>{description}</span>
        </>
      )}
    </span>
  );
}
