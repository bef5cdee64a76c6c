import matrix from '@generated/compatibility/default/matrix.json';
import ToolPage from '@site/src/components/ToolPage';
import type { ReactNode } from 'react';
import styles from '../compatibility/styles.module.css';
import { MatrixTable } from '../compatibility/table';
import { platformNames } from '../lib/platform-names';

/** The page that shows on which platforms plugins and methods work, in each version. */
export default function CompatibilityPage(): ReactNode {
  return (
    <ToolPage
      title="Compatibility"
      description="Which official Capacitor plugins and methods work on iOS, Android and the web in each version, as the published packages implement them."
      isWide
    >
      <article className="markdown">
        <header>
          <h1>Compatibility</h1>
        </header>
        <p>
          Which plugins work on which platforms, in each version. All of it is read from the sources of the published
          packages. Open a plugin to see its methods and events.
        </p>
        <compatibility-matrix data-on="load">
          <form className={styles.form} data-scripts-only>
            <label className={styles.field}>
              <span>Name</span>
              <input type="search" name="name" autoComplete="off" spellCheck={false} />
            </label>
            <Choice name="platform" label="Platform" all="All platforms" options={Object.entries(platformNames)} />
            <Choice
              name="version"
              label="Version"
              all="All versions"
              options={matrix.versions.map((version) => [version, version])}
            />
            <button type="reset" className="button button--secondary">
              Show all
            </button>
            <button type="button" className="button button--secondary" data-csv>
              Save as CSV
            </button>
          </form>
          <p className={styles.status} role="status" data-scripts-only />
          <MatrixTable matrix={matrix} />
        </compatibility-matrix>
      </article>
    </ToolPage>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ name, label, all, options }: ChoiceProps): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
