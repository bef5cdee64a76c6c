/** Stands in for the theme's `DocItem/Content` in browsers: what it is given is the whole article (see `article-page.tsx`). */
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';

export default function NoContent({ children }: Props): ReactNode {
  return children;
}
