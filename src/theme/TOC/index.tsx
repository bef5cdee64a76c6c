import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type { ReactNode } from 'react';

/** Upstream's table of contents in a custom element (`element.ts`), which marks the current section. */
export default function TOCInElement(props: Props): ReactNode {
  return (
    <toc-highlight>
      <TOC {...props} />
    </toc-highlight>
  );
}
