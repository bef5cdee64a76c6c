import ToolPage from '@site/src/components/ToolPage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The list of all comparisons, and the template of each comparison. `src/plugins/page-changes` fills both. */
export default function ChangesPage(): ReactNode {
  return (
    <ToolPage
      title="What changed, page by page"
      description="Every page of the Capacitor docs that two neighboring versions have, with what changed on it: text, code and API."
      crumb="Page changes"
      isWide
      actions={<span data-changes-action="" />}
    >
      <article className={`markdown ${styles.page}`} data-page-changes="">
        <header>
          <h1>What changed, page by page</h1>
          <p>
            What is different on each page of the docs since the version before. The versions’ own names and releases
            don’t count.
          </p>
        </header>
        <div data-changes-list="" />
      </article>
    </ToolPage>
  );
}
