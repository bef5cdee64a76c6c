import { tableName, watchScrollers } from '@site/src/lib/watch-scrollers';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './table.module.css';

/**
 * A table in a frame that scrolls sideways; the frame takes the keyboard's focus only while there is something to scroll. What follows the
 * table in the frame tells the style sheet that it has come as a whole.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current === null ? undefined : watchScrollers(new Map([[frame.current, tableName]]))), []);
  return (
    <div ref={frame} className={styles.frame}>
      <table {...props} />
      <br hidden />
    </div>
  );
}
