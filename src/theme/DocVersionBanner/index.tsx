/**
 * Replaces the one of theme-classic 3.10.2. What differs:
 * - Its own words, which tell whether the latest version has this page, has it under another title, or has nothing like it.
 * - A note instead of an alert: alerts interrupt screen readers, and this one would on every page of the version.
 */
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useVersionTargets, type VersionTarget } from '@site/src/components/VersionNote/use-counterparts';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const explanations = {
  unreleased: 'which is unreleased: details may still change.',
  unmaintained: 'which is no longer maintained.',
};

/** The words before the link and on it. */
function describeLatest({ label, relation, title }: VersionTarget): [lead: string, link: string] {
  switch (relation) {
    case 'same':
      return ['Most apps use the latest release:', `this page for ${label}`];
    case 'moved':
      return [`In ${label}, the latest release, the subject is on the page`, title ?? label];
    case 'nearest':
      return [`${label}, the latest release, has no such page. The nearest is`, title ?? label];
    default:
      return [`${label}, the latest release, has no such page. Begin at`, `the start page of ${label}`];
  }
}

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const latest = useVersionTargets().find(({ state }) => state === 'latest');
  if (!banner || latest === undefined) return null;
  const [lead, link] = describeLatest(latest);
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="note"
      aria-label="About this version"
    >
      <p className="margin-bottom--xs">
        This page describes <b>{label}</b>, {explanations[banner]}
      </p>
      <p className="margin-bottom--none">
        {lead}{' '}
        <b>
          <Link to={latest.path} onClick={() => savePreferredVersionName(latest.name)}>
            {link}
          </Link>
        </b>
        .
      </p>
    </div>
  );
}
