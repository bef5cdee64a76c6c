import Img from '@theme/MDXComponents/Img';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A picture that can be enlarged, in a custom element (`element.ts`). The button covers it. Without scripts, there is only the picture. */
export default function Picture(props: ComponentProps<'img'>): ReactNode {
  return (
    <zoomable-picture class={styles.frame} data-on="first-interaction">
      <Img {...props} />
      <button
        type="button"
        className={clsx('clean-btn', styles.open)}
        aria-haspopup="dialog"
        aria-label="Enlarge the picture"
        data-scripts-only=""
      />
    </zoomable-picture>
  );
}
