import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Code in a line with a button that copies it, which the element of code blocks makes work (`src/theme/CodeBlock/Container/element.ts`).
 *
 * @param label the word on the button; without it there is only the picture
 */
export default function CopyLine({ children, label }: { children: ReactNode; label?: string }): ReactNode {
  return (
    <code-block data-on="first-interaction" class={styles.line}>
      {children}
      <button
        type="button"
        className={clsx('code-copy', label === undefined ? `clean-btn ${styles.icon}` : 'button button--primary')}
        aria-label="Copy code to clipboard"
        data-scripts-only=""
      >
        {label}
      </button>
    </code-block>
  );
}
