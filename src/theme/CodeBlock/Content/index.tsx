import type { HighlightedCode } from '@site/src/build/highlight/rehype-code';
import { useCodeBlockContext } from '@site/src/lib/theme-internal';
import type { Props } from '@theme/CodeBlock/Content';
import CodeBlockContent from '@theme-original/CodeBlock/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Upstream's code, but focusable only while it scrolls, and then with an accessible name. Upstream makes every block a tab stop without a
 * name, which stays so until the element around the block runs (`src/theme/CodeBlock/Container/element.ts`). Code that the build has highlighted is
 * shown as it is.
 */
export default function NamedCodeBlockContent(props: Props): ReactNode {
  const { html } = useCodeBlockContext().metadata as Partial<HighlightedCode>;
  return html === undefined ? <CodeBlockContent {...props} /> : <HighlightedLines html={html} {...props} />;
}

function HighlightedLines({ html, className }: Props & { html: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { language, lineNumbersStart } = metadata;
  const { isCommands } = metadata as Partial<HighlightedCode>;
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by keyboard; where scripts run, only code that scrolls is a stop.
      tabIndex={0}
      className={clsx(className, styles.block, `language-${language}`, 'thin-scrollbar')}
    >
      <code
        className={clsx(styles.lines, lineNumbersStart !== undefined && 'code-numbered', isCommands && 'code-commands')}
        style={lineNumbersStart === undefined ? undefined : { counterReset: `code-line ${lineNumbersStart - 1}` }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
