import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { useScrolls } from '@site/src/lib/use-scrolls';
import type { Props } from '@theme/CodeBlock/Content';
import CodeBlockContent from '@theme-original/CodeBlock/Content';
import { type ReactNode, useEffect } from 'react';

/**
 * Upstream's code, which takes the keyboard's focus only while it scrolls, and then has a name. Upstream makes every block a stop of the
 * keyboard and names none; it stays so until scripts run.
 */
export default function NamedCodeBlockContent(props: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { codeBlockRef } = wordWrap;
  const scrolls = useScrolls(codeBlockRef);
  const name = typeof metadata.title === 'string' && metadata.title !== '' ? `Code of ${metadata.title}` : 'Code';

  useEffect(() => {
    const block = codeBlockRef.current;
    for (const [attribute, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': name })) {
      if (scrolls) block?.setAttribute(attribute, value);
      else block?.removeAttribute(attribute);
    }
  }, [codeBlockRef, scrolls, name]);

  return <CodeBlockContent {...props} />;
}
