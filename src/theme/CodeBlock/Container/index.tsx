/**
 * Replaces the container of theme-classic 3.10.2: one whose colours are in the style sheet for both colour modes, not in an attribute that
 * holds those of one mode until scripts run.
 */
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeBlockContainer({
  as,
  className,
  ...props
}: { as: 'div' | 'pre' } & ComponentProps<'div'> & ComponentProps<'pre'>): ReactNode {
  const Element: 'div' | 'pre' = as;
  return <Element {...props} className={clsx(className, styles.container, ThemeClassNames.common.codeBlock)} />;
}
