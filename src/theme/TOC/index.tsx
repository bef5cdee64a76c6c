/**
 * Replaces the table of contents of theme-classic 3.10.2. A custom element (`element.ts`) marks the current section, and the list has the height that the
 * bar and the ad leave.
 */
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';
import './styles.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <toc-highlight data-on="visible">
      <div className={className}>
        <TOCItems {...props} className="table-of-contents" />
      </div>
    </toc-highlight>
  );
}
