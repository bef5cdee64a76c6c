import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import type { ReactNode } from 'react';

/** Items of the navbar, as the configuration has them. */
export default function NavbarItems({ items }: { items: readonly Item[] }): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}
