import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A table in the layout that the build has chosen. One that scrolls sideways is in a custom element (`element.ts`), which is focusable only while there
 * is something to scroll. The element after the table tells the style sheet that the whole table has arrived.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const content = (
    <>
      <table {...props} />
      <br hidden />
    </>
  );
  if (!scrolls(props)) return <div className={styles.frame}>{content}</div>;
  return (
    <scrollable-table class={styles.frame} data-on="visible">
      {content}
    </scrollable-table>
  );
}

/** Comparisons scroll, and so may tables that have a layout of their own. */
function scrolls({ className = '' }: ComponentProps<'table'>): boolean {
  return !/\b(?:records|stacks|symptoms)\b/.test(className);
}
