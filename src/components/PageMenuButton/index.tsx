import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Opens the menu of the page (`src/page-tools`), beside the title. An element that nobody draws again: articles stay HTML. */
export default function PageMenuButton(): ReactNode {
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={`clean-btn ${styles.tool}`}
        data-page-tool="menu"
        data-scripts-only=""
        aria-haspopup="menu"
        aria-expanded={false}
      >
        Page
      </button>
    </div>
  );
}
