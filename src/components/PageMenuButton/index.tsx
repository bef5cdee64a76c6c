import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The button next to the title that opens the page menu (`element.ts`, which uses `src/page-tools`). */
export default function PageMenuButton(): ReactNode {
  return (
    <page-menu class={styles.place} data-on="interaction" data-scripts-only="">
      <button type="button" className={`clean-btn ${styles.tool}`} aria-haspopup="menu" aria-expanded={false}>
        Page
      </button>
    </page-menu>
  );
}
