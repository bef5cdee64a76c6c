/** Stands in for the theme's `DocItem/Layout` in browsers: what it is given is all of it (see `article-page.tsx`). */
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';

export default function NoLayout({ children }: Props): ReactNode {
  return children;
}
