import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

/** A table in a frame that scrolls sideways; the frame takes the keyboard's focus only while there is something to scroll. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Table' } : {})}
    >
      <table {...props} />
    </div>
  );
}
