import matrix from '@generated/compatibility/default/matrix.json';
import ToolPage from '@site/src/components/ToolPage';
import { Icon } from '@site/src/lib/icon';
import { OpenCircuit } from '@site/src/lib/open-circuit';
import type { ReactNode } from 'react';
import styles from '../compatibility/styles.module.css';
import { MatrixTable } from '../compatibility/table';
import { platformNames } from '../lib/platform-names';

const platforms = Object.entries(platformNames);

/** The page that shows on which platforms plugins and methods work, in each version. */
export default function CompatibilityPage(): ReactNode {
  return (
    <ToolPage
      title="Compatibility"
      description="Which official Capacitor plugins and methods work on iOS, Android and the web in each version, as the published packages implement them."
      isWide
      actions={
        <button type="button" className="button button--secondary" data-csv data-scripts-only>
          <Icon name="download" />
          Save as CSV
        </button>
      }
    >
      <article className="markdown">
        <header>
          <h1>Compatibility</h1>
        </header>
        <p>Which plugins work on which platforms, read from the sources of the published packages.</p>
        <compatibility-matrix data-on="load">
          <form className={styles.form} data-scripts-only>
            <label className={`field__search ${styles.name}`}>
              <Icon name="search" />
              <input
                className="field__input"
                type="search"
                name="name"
                aria-label="Plugin or method"
                placeholder={`Filter ${matrix.plugins.length} plugins`}
                autoComplete="off"
                spellCheck={false}
              />
            </label>
            {/* biome-ignore lint/a11y/useSemanticElements: the browser draws the frame of a fieldset. */}
            <div className="button-group" role="group" aria-label="Platform">
              {[['', 'All'] as const, ...platforms].map(([value, text]) => (
                <button key={value} type="button" name="platform" value={value} aria-pressed={value === ''}>
                  {text}
                </button>
              ))}
            </div>
            <p className={styles.hidden} role="status" />
          </form>
          <ul className={styles.legend}>
            {platforms.map(([value, text]) => (
              <li key={value} data-on={value}>
                {text}
              </li>
            ))}
            <li data-nothing="">no effect</li>
            <li>not there</li>
          </ul>
          <MatrixTable matrix={matrix} />
          <div className={`empty-state ${styles.empty}`} hidden>
            <OpenCircuit />
            <b />
            Try a shorter word, or another platform.
            <button type="button" className="button button--secondary" data-clear>
              Reset
            </button>
          </div>
        </compatibility-matrix>
      </article>
    </ToolPage>
  );
}
