import type { PhoneVariant } from '@site/src/remark/phone-pictures';
import Img from '@theme/MDXComponents/Img';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A picture that can be enlarged, in a custom element (`element.ts`). The button covers it. Without scripts, there is only the picture. Diagrams have a
 * variant for phones (`src/remark/phone-pictures.ts`), which needs no enlarging.
 */
export default function Picture({ phone, phoneSize, ...props }: ComponentProps<'img'> & PhoneVariant): ReactNode {
  const [width, height] = phoneSize?.split(' ') ?? [];
  return (
    <zoomable-picture class={clsx(styles.frame, phone && styles.variants)} data-on="first-interaction">
      <picture>
        {phone && <source media="(max-width: 36em)" srcSet={phone} width={width} height={height} />}
        <Img {...props} />
      </picture>
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
