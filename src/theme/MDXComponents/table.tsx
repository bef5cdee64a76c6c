import type { ComponentProps, ReactNode } from 'react';
import styles from './table.module.css';

/**
 * A table in a frame that scrolls sideways. The frame is focusable only while there is something to scroll
 * (`src/browser/late/scrollers.ts`). The element after the table tells the style sheet that the whole table has arrived.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame}>
      <table {...props} />
      <br hidden />
    </div>
  );
}
