/**
 * Replaces the button of theme-classic 3.10.2: one that says whether the lines are wrapped, which upstream tells by colour only.
 */
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeBlockWordWrapButton(props: Props): ReactNode {
  const { wordWrap } = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
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
