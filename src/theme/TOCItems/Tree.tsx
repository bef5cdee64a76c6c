/**
 * Replaces the list of theme-classic 3.10.2. Members of an API are called by their name alone. An entry says how many entries below it a narrow column
 * does not show (`base.css`); methods are always shown. The address is the last attribute of a link, so that what links have in common is in one piece:
 * a reference page has seventy entries, twice.
 */
import type { Props } from '@theme/TOCItems/Tree';
import type { ReactNode } from 'react';

/** Matches a method with its brackets. */
const method = /^(\w+)\(…?\)$/;

/** Matches the method that listens to an event, whose name alone would be the same for all events. */
const listener = /^addListener\((.+?)(?:, …)?\)$/;

export default function TOCItemTree({ toc, className, linkClassName, isChild = false }: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a
            className={linkClassName ?? undefined}
            data-count={children.length > 0 && id !== 'api' ? children.length : undefined}
            href={`#${id}`}
            dangerouslySetInnerHTML={{ __html: value.replace(method, '$1').replace(listener, '$1') }}
          />
          <TOCItemTree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
