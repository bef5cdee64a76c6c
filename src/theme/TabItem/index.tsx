/**
 * Ejected from theme-classic 3.10.2. What differs: the panel says what its tab is called, which style sheets write above it where all panels
 * stand below each other: on paper, and where no scripts run.
 */
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div role="tabpanel" className={clsx(styles.panel, className)} hidden={!isSelected} data-tab-label={label}>
      {children}
    </div>
  );
}
