/**
 * Ejected from theme-classic 3.10.2. What differs: no panel waits to be drawn until it is chosen, and the panel says what its tab is called,
 * which style sheets write above it where all panels stand below each other: on paper, and where no scripts run.
 */
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  const isSelected = useTabs().selectedValue === value;
  return (
    <div
      role="tabpanel"
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
      data-tab-label={label}
      // The stored choice may be shown already.
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
