import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/** A table row whose id counts as an anchor in Docusaurus' broken link check. */
export default function TableRow({ id, ...props }: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <tr id={id} {...props} />;
}
