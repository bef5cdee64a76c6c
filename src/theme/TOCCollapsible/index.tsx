/**
 * Replaces the collapsed table of contents of theme-classic 3.10.2, which needs a script to open and only then renders the list. Here, the browser opens
 * it, even without scripts, and a custom element (`element.ts`) keeps it in view. The list is identical to the one next to the page, so it adds almost
 * nothing to the size of a page.
 */
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';
import './styles.css';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <toc-bar data-on="first-interaction">
      <details className={className}>
        <summary>
          <b>On this page</b>
          <small>{countEntries(props.toc)}</small>
          <i className="chevron" />
        </summary>
        <TOCItems {...props} className="table-of-contents" />
      </details>
    </toc-bar>
  );
}

/** Says how much there is: `9 sections, 6 methods`. */
function countEntries(toc: Props['toc']): string {
  const sections = toc.filter(({ level }) => level === 2);
  const api = toc.findIndex(({ id }) => id === 'api');
  const next = sections[sections.findIndex(({ id }) => id === 'api') + 1];
  const members = api === -1 ? [] : toc.slice(api, next && toc.indexOf(next)).filter(({ level }) => level === 3);
  const name = (count: number, what: string): string[] =>
    count > 0 ? [`${count} ${what}${count === 1 ? '' : 's'}`] : [];
  return [...name(sections.length - Number(api !== -1), 'section'), ...name(members.length, 'method')].join(', ');
}
