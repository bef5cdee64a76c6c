import Img from '@theme/MDXComponents/Img';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './picture.module.css';

/** A picture that can be enlarged (`src/browser/late/picture.ts`). The button covers it. Without scripts, there is only the picture. */
export default function Picture(props: ComponentProps<'img'>): ReactNode {
  return (
    <span className={styles.frame}>
      <Img {...props} />
      <button
        type="button"
        className={clsx('clean-btn', styles.open)}
        aria-haspopup="dialog"
        aria-label="Enlarge the picture"
        data-scripts-only="picture"
      />
    </span>
  );
}
