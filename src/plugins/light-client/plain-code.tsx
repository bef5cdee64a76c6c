/**
 * Replaces the theme's `CodeBlock/Content`, and with it the highlighter, in browsers and on the server. The code of pages is highlighted when
 * they are compiled. Only blocks that a page writes as a component get here, and they are shown without colors.
 */
import { useCodeBlockContext } from '@site/src/lib/theme-internal';
import type { ReactNode } from 'react';

export default function PlainCode(): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by keyboard; where scripts run, only code that scrolls is a stop.
      tabIndex={0}
      className="thin-scrollbar"
    >
      <code>{metadata.code}</code>
    </pre>
  );
}
