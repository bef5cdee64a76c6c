import PictureDialog from '@site/src/components/PictureDialog';
import Img from '@theme/MDXComponents/Img';
import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import styles from './picture.module.css';

/** A picture that opens large. The button lies over it; without scripts there is only the picture. */
export default function Picture(props: ComponentProps<'img'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
    // Browsers give the focus back to where it was, but in some of them a pressed button never had it.
    button.current?.focus();
  }, []);
  return (
    <span className={styles.frame}>
      <Img {...props} />
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.open)}
        aria-haspopup="dialog"
        aria-label="Enlarge the picture"
        data-scripts-only="picture"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <PictureDialog picture={props} onClose={close} />}
    </span>
  );
}
