import links from '@generated/search/default/links.json';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isInComposition } from '../../../../browser/composition';
import { isPlainClick } from '../../../../browser/events';
import { forgetVisited, readVisited } from '../../../../browser/visited-pages';
import type { DocsVersion } from '../../../../config/versions';
import { Icon } from '../../../../lib/icon';
import { versionOfUrl } from '../../../../lib/version-of-url';
import { searchOptions as options } from '../../client/options';
import { makeSearchPageUrl, type Scope } from '../../client/scope';
import type { HitGroup } from '../../engine/kinds';
import { KindFilter, VersionFilter } from '../filters';
import { Notes } from '../notes';
import { Attribution, Failure, Nothing, ReportMissing } from '../nothing';
import { follow, listRows, makeRow, type Row, RowIcon, RowLink } from '../row';
import { useAdvice } from '../use-advice';
import { useResults } from '../use-results';
import './modal.css';

export interface SearchModalProps {
  /** Version that the reader is in. */
  readonly version: DocsVersion;
  /** Version that the search page searches when its address names none. */
  readonly usualVersion: DocsVersion;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Rows below a heading. Once something is typed, only screen readers are told the heading. */
interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Number of visited pages that are shown before anything is typed. */
const mostRecent = 4;

const focusable = 'a[href], button:not([disabled]), input, select';

/** The search dialog. It is rendered once for each opening, so its properties never change. */
export default function SearchModal({ version, usualVersion, initialQuery, onClose }: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [chosen, setChosen] = useState<Scope>(version);
  const [group, setGroup] = useState<HitGroup>();
  const [active, setActive] = useState(0);
  const [visited, setVisited] = useState(() => listVisited(version));
  const kept = useRef<string[]>([]);
  // Taking the focus would end an IME composition in the field. `handOver` removes `inert` later.
  const [isComposing] = useState(() => window.searchField.isComposing);
  const results = useResults(query, chosen, group);
  const advice = useAdvice(results.ended);
  const { kind, count, ended, named } = results;
  const scope = named ?? chosen;
  const isStart = query.trim() === '';
  const isNothing = kind === 'found' && count === 0;

  const listGroups = (): readonly Group[] => {
    const own = links.find(({ version: name }) => name === version.name);
    if (isStart) {
      return [
        { title: 'Recent', rows: visited },
        { title: 'Often needed', rows: (own?.often ?? []).map(makeRow) },
      ];
    }
    const found = listRows(results, query, chosen === 'all' || named !== undefined);
    if (isNothing && found.length === 0) return [{ title: 'Pages to try', rows: (own?.instead ?? []).map(makeRow) }];
    return [{ title: 'Results', rows: found }];
  };
  const groups = listGroups();
  const rows = groups.flatMap((one) => one.rows);
  const isEmpty = isNothing && rows.every(({ kind: own }) => own !== 'tool');

  const leaveTo = (row: Pick<Row, 'url' | 'run'>): void => {
    onClose();
    // The focus returns to where it was when the dialog closes, and then moves on.
    setTimeout(() => follow(row));
  };
  const choose = (next: Scope): void => {
    // A version that the query names stays left.
    results.decline();
    setChosen(next);
  };
  const allUrl = makeSearchPageUrl(options.searchPage ?? '', query, scope, usualVersion);

  /** Answers a key for the list. @returns the row that is active then; several keys can come before the next rendering */
  const press = (key: string, from: number, isElsewhere = false): number => {
    const row = rows[from];
    if (row === undefined) return from;
    if (key === 'ArrowDown') return (from + 1) % rows.length;
    if (key === 'ArrowUp') return (from + rows.length - 1) % rows.length;
    if (isElsewhere) window.open(row.url);
    else leaveTo(row);
    return from;
  };

  // Another query has another first row.
  useEffect(() => setActive(0), [query, scope, group]);
  useEffect(() => {
    root.current?.querySelectorAll('[role="treeitem"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // Keys for the list wait for the results. Otherwise, Enter would follow a hit of another query.
  useEffect(() => {
    if (kind === 'searching' || kept.current.length === 0) return;
    setActive(kept.current.splice(0).reduce((from, key) => press(key, from), active));
  });
  useEffect(() => {
    const box = root.current;
    // When the dialog starts again after a crash, no field hands the focus over.
    if (document.activeElement === document.body) input.current?.focus();
    // Keeps the page behind from scrolling.
    const onWheel = (event: WheelEvent): void => {
      const list = event.target instanceof Element ? event.target.closest('.search-list') : null;
      if (list === null || list.scrollHeight <= list.clientHeight) event.preventDefault();
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (isInComposition(event.nativeEvent)) return;
    if (key === 'Tab') {
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
        stop.checkVisibility(),
      );
      if (target !== (shiftKey ? stops[0] : stops.at(-1))) return;
      event.preventDefault();
      (shiftKey ? stops.at(-1) : stops[0])?.focus();
    } else if (target === input.current && /^(?:ArrowDown|ArrowUp|Enter)$/.test(key) && !altKey) {
      if (shiftKey && key !== 'Enter') return;
      event.preventDefault();
      if (kind === 'searching') kept.current.push(key);
      else setActive(press(key, active, ctrlKey || metaKey || shiftKey));
    } else if (target !== input.current && key.length === 1 && !ctrlKey && !metaKey && !altKey && key !== ' ') {
      // A letter belongs to the query, wherever the focus is.
      if (!(target instanceof HTMLSelectElement)) input.current?.focus();
    }
  };

  let place = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog closes it, as Escape does
    <div
      ref={root}
      className="search-modal"
      inert={isComposing}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="search-modal__box" role="dialog" aria-modal="true" aria-label="Search" onKeyDown={onKeyDown}>
        <form className="search-modal__bar" onSubmit={(event) => event.preventDefault()}>
          <Icon name="search" size={20} />
          <input
            ref={input}
            type="search"
            className="search-input"
            aria-label="Search"
            aria-autocomplete="list"
            aria-controls="__search-list"
            aria-activedescendant={rows[active] === undefined ? undefined : `__search-${active}`}
            placeholder="Search, or paste an error message"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={512}
            enterKeyHint="go"
            value={query}
            onChange={(event) => {
              kept.current = [];
              setQuery(event.target.value);
            }}
          />
          <button type="button" className="button button--link button--icon" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </form>
        <div className="search-modal__filters">
          {options.isContextual && <VersionFilter scope={scope} onScope={choose} />}
          <KindFilter className="search-kinds" group={group} onGroup={setGroup} />
          <span role="status" className="search-modal__status">
            {describe(kind, count)}
            {kind !== 'none' && kind !== 'failed' && <i> in {scope === 'all' ? 'all versions' : scope.name}</i>}
          </span>
        </div>
        <div className="search-list" id="__search-list" data-query={ended?.query} data-provider={results.provider}>
          <Notes advice={advice} results={results} chosen={chosen} onScope={choose} />
          {kind === 'failed' && (
            <Failure
              onRetry={() => {
                results.goOn();
                // The button is about to go.
                input.current?.focus();
              }}
            />
          )}
          {isEmpty && <Nothing query={query} isSure={scope === 'all' || advice?.versions?.length === 0} />}
          {groups.map(({ title, rows: listed }) =>
            listed.length === 0 ? null : (
              <section key={title} aria-label={title}>
                {isStart && (
                  <p className="search-list__title">
                    {title}
                    {title === 'Recent' && (
                      <button
                        type="button"
                        onClick={() => {
                          forgetVisited();
                          setVisited([]);
                          input.current?.focus();
                        }}
                      >
                        Clear
                      </button>
                    )}
                  </p>
                )}
                {/* A tree, because its items may contain links, and options may not. */}
                <div role="tree" aria-label={title}>
                  {listed.map((row) => {
                    place += 1;
                    const own = place;
                    return (
                      <div
                        key={row.id}
                        id={`__search-${own}`}
                        role="treeitem"
                        tabIndex={-1}
                        aria-selected={own === active}
                        onMouseMove={() => own !== active && setActive(own)}
                      >
                        <RowLink row={row} onFollow={leaveTo} />
                      </div>
                    );
                  })}
                </div>
              </section>
            ),
          )}
          {isStart && (
            <p className="search-hints">
              <span>
                <RowIcon kind="message" /> Paste a whole error message.
              </span>
              <span>
                <RowIcon kind="section" /> Name a version: <code>min sdk v5</code>
              </span>
            </p>
          )}
          {isEmpty && <ReportMissing query={query} scope={scope} />}
        </div>
        <div className="search-modal__footer">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>↵</kbd> open
          </span>
          <span>
            <kbd>Tab</kbd> filters
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
          <Attribution provider={results.provider} />
          {results.hasMore && options.searchPage !== undefined && (
            <a
              href={allUrl}
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                leaveTo({ url: allUrl });
              }}
            >
              See all {count} results
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function describe(kind: string, count: number): string {
  if (kind === 'searching' && count === 0) return 'Searching';
  if (kind === 'none' || kind === 'failed') return '';
  return count === 1 ? '1 result' : `${count} results`;
}

/** Lists the pages that the reader visited before the present one, with their version if it differs from the reader's. */
function listVisited(version: DocsVersion): Row[] {
  return readVisited()
    .filter(({ path }) => path !== window.location.pathname)
    .slice(0, mostRecent)
    .map(({ path, title, note = '' }) => {
      const other = versionOfUrl(path);
      return makeRow({
        path,
        label: title,
        note,
        ...(other === undefined || other === version ? {} : { version: other.name }),
      });
    });
}
