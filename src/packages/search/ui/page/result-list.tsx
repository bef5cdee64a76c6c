import links from '@generated/search/default/links.json';
import { type ReactNode, useEffect, useRef } from 'react';
import { nameScope, type Scope } from '../../client/scope';
import { Notes } from '../notes';
import { Attribution, Failure, Nothing, ReportMissing } from '../nothing';
import { follow, listRows, makeRow, RowLink } from '../row';
import { useAdvice } from '../use-advice';
import type { Results } from '../use-results';
import styles from './styles.module.css';

interface ResultListProps {
  readonly query: string;
  readonly chosen: Scope;
  readonly results: Results;
  readonly onScope: (scope: Scope) => void;
}

/** Shows the number of results, the results, and what there is instead of them. */
export function ResultList({ query, chosen, results, onScope }: ResultListProps): ReactNode {
  const { kind, hasMore, provider, goOn, ended, named } = results;
  const advice = useAdvice(ended);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number>(undefined);
  const scope = named ?? chosen;
  const found = listRows(results, query, chosen === 'all' || named !== undefined);
  const isNothing = kind === 'found' && found.length === 0;
  const instead = isNothing ? links.find(({ version }) => version === nameScope(scope))?.instead : undefined;
  const rows = instead?.map(makeRow) ?? found;

  const showMore = (): void => {
    focusNext.current = rows.length;
    goOn();
  };
  useEffect(() => {
    // Readers who pressed the button continue with the first of the new results.
    const index = focusNext.current;
    if (index === undefined || rows.length <= index) return;
    focusNext.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('[data-result] a')[index]?.focus();
  }, [rows.length]);

  return (
    <>
      <p role="status" className={styles.status}>
        {describe(results, scope)}
      </p>
      <Notes advice={advice} results={results} chosen={chosen} onScope={onScope} />
      {isNothing && <Nothing query={query} isSure={scope === 'all' || advice?.versions?.length === 0} />}
      <ol ref={list} className={styles.list} aria-busy={kind === 'searching'}>
        {rows.map((row) => (
          <li key={row.id} {...(isNothing ? {} : { 'data-result': '' })}>
            <RowLink row={row} onFollow={follow} />
          </li>
        ))}
      </ol>
      {isNothing && <ReportMissing query={query} scope={scope} />}
      {kind === 'failed' && <Failure onRetry={goOn} />}
      <Attribution provider={provider} />
      {hasMore && (
        <button
          ref={(button) => watchEnd(button, goOn)}
          type="button"
          data-more
          className="button button--secondary"
          onClick={showMore}
        >
          Show more results
        </button>
      )}
    </>
  );
}

/** Shows more when the reader scrolls to the end. It is called after each rendering, because an observer reports a button only once. The button there is for keyboard users. */
function watchEnd(button: HTMLElement | null, goOn: () => void): (() => void) | undefined {
  if (button === null || !('IntersectionObserver' in window)) return undefined;
  const show = (entries: readonly IntersectionObserverEntry[]) => entries.some((one) => one.isIntersecting) && goOn();
  const observer = new IntersectionObserver(show, { rootMargin: '200px' });
  observer.observe(button);
  return () => observer.disconnect();
}

function describe({ kind, count }: Results, scope: Scope): string {
  if (kind === 'none') return 'Type to search.';
  if (kind === 'failed') return '';
  if (kind === 'searching' && count === 0) return 'Searching…';
  const place = scope === 'all' ? 'all versions' : nameScope(scope);
  return count === 1 ? `1 result in ${place}` : `${count} results in ${place}`;
}
