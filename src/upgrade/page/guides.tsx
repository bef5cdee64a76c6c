import { basePath, docsVersions, majorOf } from '@site/src/config/versions';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Links to the upgrade guides, newest first. */
export function Guides(): ReactNode {
  return (
    <section className={styles.guides} aria-labelledby="guides">
      <h2 id="guides">Or read the whole guide</h2>
      <ul>
        {docsVersions.slice(0, -1).map(({ name, routePrefix }) => (
          <li key={name}>
            <a href={`${basePath}${routePrefix === '' ? '' : `${routePrefix}/`}updating/${majorOf(name)}-0`}>
              Updating to {majorOf(name)}.0
              <span className="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
