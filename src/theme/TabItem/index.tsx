/**
 * Ejected from theme-classic 3.10.2. Differences: panels are not rendered lazily, and each panel contains the label of its tab. Style sheets show
 * that label above the panel when all panels are shown below each other: on paper, and without scripts.
 */
import { useTabs } from '@docusaurus/theme-common/internal';
import { TabsId } from '@site/src/theme/Tabs';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  const isSelected = useTabs().selectedValue === value;
  const id = `${useContext(TabsId)}${value}`;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={id}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
      data-tab-label={label}
      // The stored choice may already be shown before hydration.
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
