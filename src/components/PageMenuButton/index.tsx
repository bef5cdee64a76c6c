import type { ReactNode } from 'react';
import './styles.css';

/** The button that copies the page, and the one that opens the page menu (`element.ts`, which uses `src/page-tools`). */
export default function PageMenuButton(): ReactNode {
  return (
    <page-menu data-on="interaction" data-scripts-only="">
      <button type="button" className="button button--secondary">
        <span className="code-copy" />
        <span>Copy page</span>
      </button>
      <button
        type="button"
        className="button button--secondary"
        aria-label="Page menu"
        aria-haspopup="menu"
        aria-expanded={false}
      >
        <span className="chevron" />
      </button>
    </page-menu>
  );
}
