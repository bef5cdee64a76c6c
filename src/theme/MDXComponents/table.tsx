import type { ComponentProps, ReactNode } from 'react';
import styles from './table.module.css';

/**
 * A table in a frame that scrolls sideways; the frame takes the keyboard's focus only while there is something to scroll
 * (`src/browser/behaviors/scrollers.ts`). What follows the table in the frame tells the style sheet that it has come as a whole.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame}>
      <table {...props} />
      <br hidden />
    </div>
  );
}
