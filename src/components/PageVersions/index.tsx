import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { usePageChanges, useVersionTargets } from '@site/src/components/VersionNote/use-counterparts';
import { versionStripLabel } from '@site/src/lib/dom-contract';
import type { VersionTarget } from '@site/src/lib/start-targets';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The line above a page: which versions cover its subject, under which title, and a link to what changed since the previous version. */
export default function PageVersions(): ReactNode {
  const { version } = useDocsVersion();
  const targets = useVersionTargets();
  const { since, next } = usePageChanges();
  const missing = targets.filter((target) => !hasSubject(target)).map(({ label }) => label);
  const changes = since ?? next;
  return (
    <page-versions data-on="first-interaction">
      <nav className={styles.versions} aria-label={versionStripLabel}>
        {targets.filter(hasSubject).map(({ name, label, relation, pages: [page] }) =>
          name === version ? (
            <b key={name} aria-current="page">
              {label}
            </b>
          ) : (
            <a key={name} href={page.path}>
              {label}
              {relation === 'moved' && <i>{` as “${page.title}”`}</i>}
            </a>
          ),
        )}
        {missing.length > 0 && <span>{`not in ${missing.join(', ')}`}</span>}
        {changes !== undefined && (
          <a href={changes.path} data-changes="">
            {changes === since ? `Changes since ${changes.from}` : `Changes in ${changes.to}`}
          </a>
        )}
      </nav>
    </page-versions>
  );
}

/** Whether a version has the page, or one that replaced it. */
function hasSubject({ relation }: VersionTarget): boolean {
  return relation === 'same' || relation === 'moved';
}
