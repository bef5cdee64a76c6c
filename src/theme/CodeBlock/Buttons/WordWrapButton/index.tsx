/**
 * Replaces the button of theme-classic 3.10.2. What differs:
 * - It says whether the lines are wrapped, which upstream tells by colour only.
 * - It is there also in a block that was folded or hidden at first; upstream measures once, when the page comes to life.
 */
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { useScrolls } from '@site/src/lib/use-scrolls';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeBlockWordWrapButton(props: Props): ReactNode {
  const { wordWrap } = useCodeBlockContext();
  const scrolls = useScrolls(wordWrap.codeBlockRef);
  // The second holds while `scrolls` is measured anew after a press; the button must not lose the focus.
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable && !scrolls) return null;
  return (
    <Button
      {...props}
      aria-pressed={wordWrap.isEnabled}
      aria-label="Wrap long lines"
      title="Wrap long lines"
      onClick={wordWrap.toggle}
    >
      <IconWordWrap className={styles.icon} aria-hidden="true" />
    </Button>
  );
}
