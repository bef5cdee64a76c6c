import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { usePageChanges, useVersionTargets } from '@site/src/components/VersionNote/use-counterparts';
import { versionStripLabel } from '@site/src/lib/dom-contract';
import type { VersionTarget } from '@site/src/lib/version-targets';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Which versions cover the subject of a page, under which title: the last row of its sheet, or a line of its own at the end of a page without one.
 *
 * @param releases what the sheet says of each version: `v3 1.3.1, v4 4.1.5`
 */
export default function PageVersions({ releases }: { releases?: string }): ReactNode {
  const { version } = useDocsVersion();
  const targets = [...useVersionTargets()].reverse();
  const known = new Map(releases?.split(', ').map((entry) => [entry.slice(0, entry.indexOf(' ')), entry]));
  return (
    <nav
      className={clsx(styles.versions, releases === undefined && styles.line)}
      style={releases === undefined ? undefined : keepWidths(targets.length)}
      aria-label={versionStripLabel}
    >
      <span>Versions</span>
      {targets.map((target) => {
        const { name, label, pages } = target;
        const text = describe(target, known.get(label)?.slice(label.length));
        if (name === version) {
          return (
            <span key={name} aria-current="page">
              <b>{label}</b>
              {text}
            </span>
          );
        }
        return hasSubject(target) ? (
          <a key={name} href={pages[0].path}>
            <b>{label}</b>
            {text}
          </a>
        ) : (
          <span key={name}>
            <b>{label}</b>
            {text}
          </span>
        );
      })}
      {releases === undefined && <PageChanges />}
    </nav>
  );
}

/** Number of versions that fit into one row of a wide window. */
const rowSize = 6;

/** Tells the styles how wide each of some versions is, so that none of them moves when a further one comes: pages arrive in parts. */
function keepWidths(count: number): CSSProperties {
  return { '--count': count, ...(count > rowSize ? { '--grow': 1 } : {}) } as CSSProperties;
}

/** A link to what changed on the page since the previous version, or else in the next one. */
export function PageChanges(): ReactNode {
  const { since, next } = usePageChanges();
  const changes = since ?? next;
  if (changes === undefined) return null;
  return <a href={changes.path}>{changes === since ? `Changes since ${changes.from}` : `Changes in ${changes.to}`}</a>;
}

/** Says what the page is called in a version, which release it is about there, or that it is not there. Begins with a space. */
function describe(target: VersionTarget, release = ''): ReactNode {
  const { relation, state, pages } = target;
  if (!hasSubject(target)) return ' not there';
  if (relation === 'moved') return ` as “${pages[0].title}”`;
  return state === 'unreleased' ? (
    <>
      {release}
      <i> unreleased</i>
    </>
  ) : (
    release
  );
}

/** Whether a version has the page, or one that replaced it. */
function hasSubject({ relation }: VersionTarget): boolean {
  return relation === 'same' || relation === 'moved';
}
