/**
 * Replaces the component of theme-classic 3.10.2: the button is in a custom element (`element.ts`), which shows it and brings its styles.
 */
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

export default function BackToTopButton(): ReactNode {
  return (
    <back-to-top data-on="first-interaction">
      <button
        type="button"
        className={`clean-btn ${ThemeClassNames.common.backToTopButton}`}
        aria-label="Scroll back to top"
      />
    </back-to-top>
  );
}
