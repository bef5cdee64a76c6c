import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The button next to the title that opens the page menu (`src/page-tools`). React never renders it again, because articles stay HTML. */
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
