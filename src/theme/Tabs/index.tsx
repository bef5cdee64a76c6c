import type { Props } from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';
import { Children, isValidElement, type ReactNode } from 'react';

/** Upstream's tabs in an element that says what they are called, for `src/plugins/stored-tabs`. */
export default function NamedTabs(props: Props): ReactNode {
  const values = Children.toArray(props.children).flatMap((child) =>
    isValidElement<{ value: string }>(child) ? child.props.value : [],
  );
  return (
    <div data-tab-group={props.groupId} data-tab-values={values.join(' ')}>
      <Tabs {...props} />
    </div>
  );
}
