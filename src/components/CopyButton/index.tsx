import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A button that copies the text before it (`element.ts`).
 *
 * @param label the word on the button; without it there is only an icon
 * @param name what screen readers call a button without a word
 */
export default function CopyButton({ label, name }: { label?: string; name?: string }): ReactNode {
  return (
    <copy-button data-on="interaction" data-scripts-only="">
      {label === undefined ? (
        <button type="button" className={`clean-btn code-copy ${styles.icon}`} aria-label={name} />
      ) : (
        <button type="button" className="button button--primary">
          <span className={`code-copy ${styles.icon}`} />
          {label}
        </button>
      )}
    </copy-button>
  );
}
