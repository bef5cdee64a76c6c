/**
 * Ejected from theme-classic 3.10.2. Differences: panels are not rendered lazily, and each panel contains the label of its tab. Style sheets show
 * that label above the panel when all panels are shown below each other: on paper, and without scripts.
 */
import { encodeValue, TabsContext } from '@site/src/theme/Tabs';
import type { Props } from '@theme/TabItem';
import { type ReactNode, useContext } from 'react';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { id, tabs, selected } = useContext(TabsContext);
  const tab = tabs.find((one) => one.value === value);
  if (tab === undefined)
    throw new Error(
      `<TabItem value="${value}"> is no tab of its <Tabs>. Those are: ${tabs.map((one) => one.value).join(', ') || 'none'}.`,
    );
  const name = tab.label ?? label ?? value;
  return (
    <div
      role="tabpanel"
      id={`${id}${encodeValue(value)}-panel`}
      aria-labelledby={`${id}${encodeValue(value)}`}
      className={className}
      hidden={selected !== value}
      data-tab-label={typeof name === 'string' ? name : value}
      // The stored choice may already be shown before hydration.
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
