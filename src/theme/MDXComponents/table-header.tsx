import type { ComponentProps, ReactNode } from 'react';

/** A header cell; an empty one, above the names of the rows, heads nothing and is a plain cell. */
export default function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
