/**
 * Replaces the layout of theme-classic 3.10.2: a bar above the code has its title or its language, and the button that copies it, so that nothing
 * ever lies on the code. The button is in the page from the start; the element around the block (`src/theme/CodeBlock/Container/element.ts`) makes it
 * work, and adds the others. A sample that can run has the button Run (`src/packages/run`). A few commands, and text without a language, have no bar: the button is beside them.
 */
import { hiddenCodeAttribute } from '@capacitor-docs/explain/hidden-code';
import type { HighlightedCode } from '@site/src/build/highlight/rehype-code';
import { codeSide, languageNames } from '@site/src/config/code-languages';
import { useCodeBlockContext } from '@site/src/lib/theme-internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function CodeBlockLayout({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { title, language } = metadata;
  const { isShort, run, hiddenCode } = metadata as Partial<HighlightedCode>;
  return (
    <Container
      as="div"
      className={clsx(className, metadata.className, isShort && !title && 'code-short')}
      {...{ [hiddenCodeAttribute]: hiddenCode }}
    >
      <div className={clsx('code-bar', `code-${codeSide(language)}`)} data-language={languageNames[language]}>
        {title && <span className="code-title">{title}</span>}
        {run !== undefined && (
          <button type="button" className="button code-run" data-run={run} data-scripts-only="">
            Run
          </button>
        )}
        <button type="button" className="clean-btn code-copy" aria-label="Copy code to clipboard" />
      </div>
      <Content />
    </Container>
  );
}
