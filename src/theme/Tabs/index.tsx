/**
 * Replaces the tabs of theme-classic 3.10.2. The markup is the same, inside a custom element (`element.ts`) with the names of the group and its
 * tabs. Choosing a tab does not render anything again, and `src/plugins/inline-scripts` shows the stored choice before the page is rendered.
 */
import type { HighlightedCode } from '@site/src/build/highlight/rehype-code';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { Children, createContext, isValidElement, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Tab {
  value: string;
  label?: string;
  default?: boolean;
}

/** What panels need from their group. Its id begins those of its tabs and panels. React begins it with an underscore, which ids of headings don't. */
export const TabsContext = createContext({ id: '', selected: '' });

/** Returns whether a panel is nothing but one block of code without a title, so that the tabs can be its bar. */
function isOnlyCode(panel: ReactNode): boolean {
  const [block, ...others] = listContent(panel);
  const [code] = listContent(block);
  return (
    others.length === 0 &&
    isValidElement<Partial<HighlightedCode>>(code) &&
    code.props.html !== undefined &&
    !code.props.title
  );
}

function listContent(node: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return Children.toArray(node.props.children).filter((child) => child !== '\n');
}

export default function Tabs({ children, groupId, defaultValue, className }: Props): ReactNode {
  const id = useId();
  const panels = Children.toArray(children).filter((child) => child !== '\n');
  const tabs = panels.flatMap((panel) => (isValidElement<Tab>(panel) ? panel.props : []));
  const isCode = panels.every(isOnlyCode);
  const selected = defaultValue ?? (tabs.find((tab) => tab.default) ?? tabs[0])?.value ?? '';

  return (
    <doc-tabs data-tab-group={groupId} data-tab-values={tabs.map(({ value }) => value).join(' ')}>
      <div className={clsx('theme-tabs-container tabs-container', styles.container, isCode && 'code-tabs')}>
        <div role="tablist" aria-orientation="horizontal" className={clsx('tabs', className)}>
          {tabs.map(({ value, label = value }) => (
            <div
              key={value}
              role="tab"
              id={`${id}${value}`}
              aria-controls={`${id}${value}-panel`}
              tabIndex={value === selected ? 0 : -1}
              aria-selected={value === selected}
              className={clsx('tabs__item', styles.tab, value === selected && 'tabs__item--active')}
              // The stored choice may already be shown before hydration.
              suppressHydrationWarning
            >
              {label}
            </div>
          ))}
        </div>
        <div className={isCode ? undefined : 'margin-top--md'}>
          <TabsContext value={{ id, selected }}>{panels}</TabsContext>
        </div>
      </div>
    </doc-tabs>
  );
}
