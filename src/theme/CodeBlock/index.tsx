import type { HighlightedCode } from '@site/src/build/highlight/rehype-code';
import { CodeBlockContextProvider, useCodeWordWrap } from '@site/src/lib/theme-internal';
import type { Props } from '@theme/CodeBlock';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import CodeBlock from '@theme-original/CodeBlock';
import type { ReactNode } from 'react';

/** Upstream's block, but without its highlighter if the build has already highlighted the code (see src/plugins/light-client). */
export default function HighlightedCodeBlock(props: Props & Partial<HighlightedCode>): ReactNode {
  const { html, ...others } = props;
  return html === undefined ? <CodeBlock {...others} /> : <HighlightedLayout {...props} html={html} />;
}

function HighlightedLayout({
  className = 'language-text',
  firstLine,
  ...others
}: Partial<Props> & HighlightedCode): ReactNode {
  const wordWrap = useCodeWordWrap();
  const metadata = {
    ...others,
    codeInput: '',
    code: '',
    language: /language-(\S+)/.exec(className)?.[1] ?? 'text',
    className,
    title: others.title,
    lineNumbersStart: firstLine,
    lineClassNames: {},
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
