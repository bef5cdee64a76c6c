/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It has its own text, of at most two lines on a phone, which says whether the latest version has this page, has it under another title, or has nothing like it.
 * - It is a note instead of an alert, because alerts interrupt screen readers, and this one would do so on every page of the version.
 */
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { usePageChanges, useVersionTargets } from '@site/src/components/VersionNote/use-counterparts';
import { versionAttribute } from '@site/src/lib/dom-contract';
import type { VersionTarget } from '@site/src/lib/version-targets';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

const explanations = {
  unreleased: 'is unreleased: details may still change.',
  unmaintained: 'is no longer maintained.',
};

/** Returns the text before the links. */
function describeLatest({ label, relation }: VersionTarget): string {
  if (relation === 'same') return 'Latest:';
  return relation === 'moved' ? `In ${label}:` : `Not in ${label}. Nearest:`;
}

/** Returns the text of a link to a page for which there is no other title to show. */
function nameSamePage({ label, relation }: VersionTarget): string {
  return relation === 'same' ? `this page for ${label}` : `the start page of ${label}`;
}

/** Returns the separator before a page in a list that is written as a sentence. */
function separate(index: number, count: number): string {
  if (index === 0) return ' ';
  return index === count - 1 ? ' and ' : ', ';
}

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label } = useDocsVersion();
  const { since, next } = usePageChanges();
  const latest = useVersionTargets().find(({ state }) => state === 'latest');
  // The changes between this version and the one next to it on the way to the latest.
  const changes = banner === 'unreleased' ? since : next;
  if (!banner || latest === undefined) return null;
  return (
    <div className={clsx(className, ThemeClassNames.docs.docVersionBanner)} role="note" aria-label="About this version">
      <b>{label}</b> {explanations[banner]} {describeLatest(latest)}
      {latest.pages.map(({ path, title }, index) => (
        <Fragment key={path}>
          {separate(index, latest.pages.length)}
          <Link to={path} {...{ [versionAttribute]: latest.name }}>
            {title ?? nameSamePage(latest)}
          </Link>
        </Fragment>
      ))}
      .
      {changes !== undefined && (
        <span data-changes="">
          {' '}
          <a href={changes.path}>
            {banner === 'unreleased' ? `Changes since ${changes.from}` : `Changes in ${changes.to}`}
          </a>
          .
        </span>
      )}
    </div>
  );
}
