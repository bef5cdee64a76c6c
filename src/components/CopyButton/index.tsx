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
      <button
        type="button"
        className={label === undefined ? `clean-btn ${styles.icon}` : 'button button--primary'}
        aria-label={name}
      >
        <CopyIcon />
        {label}
      </button>
    </copy-button>
  );
}

/** Two sheets, one behind the other. */
export function CopyIcon(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d="M7 5.5h5.5Q14 5.5 14 7v5.5Q14 14 12.5 14H7Q5.5 14 5.5 12.5V7Q5.5 5.5 7 5.5M3.5 10.5Q2 10.5 2 9V3.5Q2 2 3.5 2H9Q10.5 2 10.5 3.5" />
    </svg>
  );
}
