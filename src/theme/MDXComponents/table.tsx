import { useScrolls } from '@site/src/lib/use-scrolls';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import styles from './table.module.css';

/**
 * A table in a frame that scrolls sideways; the frame takes the keyboard's focus only while there is something to scroll. What follows the
 * table in the frame tells the style sheet that it has come as a whole.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Table' } : {})}
    >
      <table {...props} />
      <br hidden />
    </div>
  );
}
