/**
 * Replaces the tabs of theme-classic 3.10.2. The markup is the same, inside a custom element (`element.ts`) with the names of the group and its
 * tabs. Choosing a tab does not render anything again, and `src/plugins/inline-scripts` shows the stored choice before the page is rendered.
 */
import type { HighlightedCode } from '@site/src/build/highlight/rehype-code';
import { frameworkGroup } from '@site/src/config/frameworks';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';

interface Tab {
  readonly value: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
  readonly attributes?: ComponentProps<'div'>;
}

/** What panels need from their group. Its id begins those of its tabs and panels. React begins it with an underscore, which ids of headings don't. */
export const TabsContext = createContext<{ id: string; tabs: readonly Tab[]; selected: string | undefined }>({
  id: '',
  tabs: [],
  selected: undefined,
});

/** Writes a value so that it can be a part of an id. */
export const encodeValue = (value: string): string => encodeURIComponent(String(value));

/** Lists the `<TabItem>` of a group, also those in fragments and other elements. */
function listItems(children: ReactNode): ReactElement<Tab & { children?: ReactNode }>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Tab & { children?: ReactNode }>(child)) return [];
    return child.props.value === undefined ? listItems(child.props.children) : [child];
  });
}

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

/** @throws an error that says what to write, if the tabs can't be told apart or there is none that is shown first */
function findSelected(tabs: readonly Tab[], defaultValue: string | null | undefined): string | undefined {
  const values = tabs.map(({ value }) => value);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) throw new Error(`<Tabs> has two tabs with the value "${twice}". Give each its own.`);
  if (defaultValue === null) return undefined;
  const selected = defaultValue ?? (tabs.find((tab) => tab.default) ?? tabs[0])?.value;
  if (selected === undefined || !values.includes(selected))
    throw new Error(`<Tabs> has no tab "${selected ?? ''}". It has: ${values.join(', ') || 'none'}.`);
  return selected;
}

export default function Tabs({ children, values, block, queryString, ...props }: Props): ReactNode {
  const id = useId();
  const { groupId, defaultValue, className } = props;
  const items = listItems(children);
  const tabs: readonly Tab[] = values ?? items.map((item) => item.props);
  const isCode = items.every(isOnlyCode);
  const selected = findSelected(tabs, defaultValue);
  const isInAddress = queryString === true || groupId === frameworkGroup;
  const parameter = typeof queryString === 'string' ? queryString : isInAddress ? groupId : undefined;

  return (
    <doc-tabs
      data-tab-group={groupId}
      data-tab-values={tabs.map(({ value }) => value).join('\n')}
      data-tab-parameter={parameter}
    >
      <div className={clsx('theme-tabs-container tabs-container', isCode && 'code-tabs')}>
        <div
          role="tablist"
          aria-orientation="horizontal"
          className={clsx('tabs', block === true && 'tabs--block', className)}
        >
          {tabs.map(({ value, label = value, attributes }) => (
            <div
              key={value}
              role="tab"
              id={`${id}${encodeValue(value)}`}
              aria-controls={`${id}${encodeValue(value)}-panel`}
              tabIndex={value === (selected ?? tabs[0]?.value) ? 0 : -1}
              aria-selected={value === selected}
              {...attributes}
              className={clsx('tabs__item', attributes?.className, value === selected && 'tabs__item--active')}
              // The stored choice may already be shown before hydration.
              suppressHydrationWarning
            >
              {label}
            </div>
          ))}
        </div>
        <div className={isCode ? undefined : 'margin-top--md'}>
          <TabsContext value={{ id, tabs, selected }}>
            {Children.toArray(children).filter((child) => child !== '\n')}
          </TabsContext>
        </div>
      </div>
    </doc-tabs>
  );
}
