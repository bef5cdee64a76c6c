import type { ComponentProps, ReactNode } from 'react';
import styles from './Table/styles.module.css';

/** Matches names that begin with a lowercase letter on purpose: iOS, macOS, npm. */
const name = /^(?:[a-z]+[A-Z]|(?:npm|npx|pnpm|yarn)\b)/;

/**
 * A header cell, which begins with a capital unless it begins with a name or with code, whose case matters. An empty one above the row names is
 * the header of nothing, and so becomes a plain cell.
 */
export default function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  if (children === undefined) return <td {...props} />;
  const [first] = [children].flat();
  const isSmall = typeof first === 'string' && /^\p{Ll}/u.test(first) && !name.test(first);
  return (
    <th {...props} className={isSmall ? styles.words : undefined}>
      {children}
    </th>
  );
}
