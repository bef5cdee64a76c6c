/**
 * Replaces the link of theme-classic 3.10.2: its styles are in `src/css/base.css`, without the variables of upstream's.
 */
import { SkipToContentLink } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="skipToContent" />;
}
