/**
 * Ejected from theme-classic 3.10.2. Differences: panels are not rendered lazily, and each panel contains the label of its tab. Style sheets show
 * that label above the panel when all panels are shown below each other: on paper, and without scripts.
 */
import { TabsContext } from '@site/src/theme/Tabs';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  const group = useContext(TabsContext);
  const id = `${group.id}${value}`;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={id}
      className={clsx(styles.panel, className)}
      hidden={group.selected !== value}
      data-tab-label={label}
      // The stored choice may already be shown before hydration.
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
