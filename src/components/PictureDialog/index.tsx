import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './styles.module.css';

interface Props {
  /** What the picture in the page has: source, text, width and height. */
  picture: ComponentProps<'img'>;
  onClose: () => void;
}

/**
 * A picture over the whole window: as large as the window has room for, and never smaller than it was drawn, so that on a small screen it
 * scrolls. Escape and a click anywhere close it.
 */
export default function PictureDialog({ picture, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { src, alt, width, height } = picture;
  const size = { '--picture-width': Number(width), '--picture-height': Number(height) } as CSSProperties;

  useEffect(() => dialog.current?.showModal(), []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Picture"
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <button type="button" className={clsx('clean-btn', styles.close)} aria-label="Close">
        <IconClose width={16} height={16} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it. */}
      <section className={styles.scroller} tabIndex={0} aria-label="Large picture">
        <img className={styles.picture} src={src} alt={alt} width={width} height={height} style={size} />
      </section>
    </dialog>,
    document.body,
  );
}
