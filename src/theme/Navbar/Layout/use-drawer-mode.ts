import { type ActivityProps, startTransition, useEffect, useState } from 'react';

/** How long the drawer is given to slide out, in milliseconds; longer than `--ifm-transition-fast`. */
const closingTime = 300;

/**
 * Tells React when the drawer of a phone is hidden, so that what changes in it waits until nothing else is to be done.
 *
 * @param isOpen whether the reader has opened it
 * @returns the mode for `Activity`; hidden when it has slid out
 */
export function useDrawerMode(isOpen: boolean): NonNullable<ActivityProps['mode']> {
  const [isAround, setIsAround] = useState(isOpen);
  useEffect(() => {
    if (isOpen) {
      setIsAround(true);
      return undefined;
    }
    const timer = setTimeout(() => startTransition(() => setIsAround(false)), closingTime);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || isAround ? 'visible' : 'hidden';
}
