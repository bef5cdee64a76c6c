import { CodeBlockContextProvider, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { readCopiedCode } from '@site/src/lib/code-blocks/copied-code';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import { type ReactNode, useMemo } from 'react';

/** Upstream's button in a block that holds only what a reader wants to paste: no prompts, no marks, nothing that was removed. */
export default function CodeBlockCopyButton(props: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const copied = useMemo(() => ({ ...metadata, code: readCopiedCode(metadata) }), [metadata]);
  return (
    <CodeBlockContextProvider metadata={copied} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
