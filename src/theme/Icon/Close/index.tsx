/** Wraps the cross of theme-classic 3.10.2. It is hidden from screen readers, because the buttons that have it have a name. */

import type { Props } from '@theme/Icon/Close';
import IconClose from '@theme-original/Icon/Close';
import type { ReactNode } from 'react';

export default function HiddenIconClose(props: Props): ReactNode {
  return <IconClose aria-hidden {...props} />;
}
