import Img from '@theme/MDXComponents/Img';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'img'> {
  /** The variant for phones, with its size (`src/remark/pictures.ts`). */
  readonly phone?: string;
  readonly phoneWidth?: string;
  readonly phoneHeight?: string;
}

/** A picture that can be enlarged, in a custom element (`element.ts`). The button covers it. Without scripts, there is only the picture. */
export default function Picture({ phone, phoneWidth, phoneHeight, ...props }: Props): ReactNode {
  return (
    <zoomable-picture class={styles.frame} data-on="first-interaction">
      {phone === undefined ? (
        <Img {...props} />
      ) : (
        <picture>
          <source media="(max-width: 46em)" srcSet={`${phone} 1x`} width={phoneWidth} height={phoneHeight} />
          <Img {...props} />
        </picture>
      )}
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
