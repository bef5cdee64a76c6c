import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import type { ReactNode } from 'react';

/** Items of the navbar, as the configuration has them. */
export default function NavbarItems({ items }: { items: readonly Item[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order.
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}
