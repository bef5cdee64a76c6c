import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'div'> {
  readonly as: 'div' | 'dl' | 'dt' | 'span';
}

/** An element of a reference whose id counts as an anchor in Docusaurus' broken link check: a row, a type, or a value. */
export default function Anchored({ as, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  // The attributes of the elements are the same.
  const As = as as 'div';
  return <As {...props} />;
}
