import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A table in a custom element (`element.ts`) that scrolls sideways, and is focusable only while there is something to scroll. The element after the
 * table tells the style sheet that the whole table has arrived.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <scrollable-table class={styles.frame}>
      <table {...props} />
      <br hidden />
    </scrollable-table>
  );
}
