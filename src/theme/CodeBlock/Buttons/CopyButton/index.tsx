import { CodeBlockContextProvider, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { readCopiedCode, type ShownCode } from '@site/src/lib/code-blocks/copied-code';
import { toolAttribute } from '@site/src/lib/page-tool';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

/** Beside a button with which readers report a mistake (`src/page-tools`): upstream's in a block that holds only what a reader wants to paste: no prompts, no marks, nothing that was removed. */
export default function CodeBlockCopyButton(props: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { codeBlockRef } = wordWrap;
  // The lines of the block are in the page only after it was first drawn.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  const copied = useMemo(() => {
    const lines = (isDrawn && codeBlockRef.current?.querySelectorAll('.token-line')) || [];
    const shown = 'html' in metadata ? readLines(lines, metadata.language) : metadata;
    return { ...metadata, code: readCopiedCode(shown) };
  }, [metadata, codeBlockRef, isDrawn]);
  return (
    <>
      <Button
        {...{ [toolAttribute]: 'sample' }}
        aria-label="Report a mistake in this code"
        title="Report a mistake in this code"
        aria-haspopup="dialog"
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path fill="currentColor" d="M14.4 6 14 4H5v17h2v-7h5.6l.4 2h7V6z" />
        </svg>
      </Button>
      <CodeBlockContextProvider metadata={copied} wordWrap={wordWrap}>
        <CopyButton {...props} />
      </CodeBlockContextProvider>
    </>
  );
}

/** The code of a block that the build has coloured: it is in the page, and nowhere else. */
function readLines(lines: Iterable<Element>, language: string): ShownCode {
  const shown = [...lines];
  return {
    code: shown.map(({ textContent }) => textContent.replace(/\n$/, '')).join('\n'),
    language,
    lineClassNames: Object.fromEntries(shown.map(({ classList }, index) => [index, [...classList]])),
  };
}
