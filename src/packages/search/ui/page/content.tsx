'use client';

import siteConfig from '@generated/docusaurus.config';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isInComposition } from '../../../../browser/composition';
import { matchesMedia } from '../../../../browser/matches-media';
import { useInBrowser, useParameter } from '../../../../browser/use-address';
import { basePath, type DocsVersion, docsVersions, latestVersion } from '../../../../config/versions';
import { Icon } from '../../../../lib/icon';
import { readUsualVersion } from '../../client/present-version';
import { findScope, nameScope, type Scope, scopeParameter } from '../../client/scope';
import type { HitGroup } from '../../engine/kinds';
import { KindFilter } from '../filters';
import { useResults } from '../use-results';
import { ResultList } from './result-list';
import styles from './styles.module.css';

export const emptyTitle = 'Search';

/** Pause in typing after which the query is written to the address, in milliseconds. */
const pause = 300;

/** Content of the search page. */
export function Content(): ReactNode {
  const { query, type, settle } = useQuery();
  const [chosen, setScope] = useScope();
  const [group, setGroup] = useState<HitGroup>();
  const results = useResults(query, chosen, group);
  const main = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const scope = results.named ?? chosen;
  const choose = (name: string): void => {
    results.decline();
    setScope(name);
  };

  useEffect(() => {
    // On a phone, the keyboard would open and cover the results.
    const isTouched = matchesMedia('(pointer: coarse)');
    if (!isTouched || !new URLSearchParams(window.location.search).has('q')) input.current?.focus();
  }, []);

  useEffect(() => {
    const { title, titleDelimiter } = siteConfig;
    document.title = `${query === '' ? emptyTitle : `“${query}”`} ${titleDelimiter} ${title}`;
  }, [query]);

  return (
    <article ref={main} className={styles.page} onKeyDown={(event) => moveFocus(event, main.current)}>
      {/* Without the query, which is read from the address after the page is rendered: a second line would cause a layout shift. */}
      <h1>{emptyTitle}</h1>
      <search data-scripts-only>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <Icon name="search" size={20} />
          <input
            ref={input}
            type="search"
            name="q"
            className={`field__input ${styles.input}`}
            aria-label="Search"
            placeholder="Search, or paste an error message"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
          />
        </form>
        <div className={styles.filters}>
          <fieldset className="button-group" aria-label="Version">
            {[...docsVersions].sort(latestFirst).map(({ name }) => (
              <button key={name} type="button" aria-pressed={nameScope(scope) === name} onClick={() => choose(name)}>
                {name}
              </button>
            ))}
            <button type="button" aria-pressed={scope === 'all'} onClick={() => choose('all')}>
              All
            </button>
          </fieldset>
          <KindFilter className="button-group" group={group} onGroup={setGroup} counts={results.ended?.counts} />
        </div>
      </search>
      <noscript>
        <p>
          Search needs JavaScript, which is turned off in your browser. You can also follow links: from the{' '}
          <a href={basePath}>introduction</a>, the <a href={`${basePath}apis`}>list of plugins</a>, the{' '}
          <a href={`${basePath}cli`}>commands</a> or the <a href={`${basePath}config`}>configuration</a>.
        </p>
      </noscript>
      <ResultList query={query} chosen={chosen} results={results} onScope={(next) => choose(nameScope(next))} />
    </article>
  );
}

function latestFirst(a: DocsVersion, b: DocsVersion): number {
  return Number(b.state === 'latest') - Number(a.state === 'latest');
}

interface TypedQuery {
  readonly query: string;
  readonly type: (text: string) => void;
  /** Writes what was typed to the address now, so that coming back from a result shows its results again. */
  readonly settle: () => void;
}

/**
 * Returns the query: the text that was typed last, otherwise the one in the address. The address follows after a pause,
 * because browsers refuse to change it more than about a hundred times in ten seconds.
 */
function useQuery(): TypedQuery {
  const [inAddress, write] = useParameter('q');
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const text = typed?.over === inAddress ? typed.text : undefined;
  // Once the address has changed, it counts: it has what was typed, or the reader went back or forward.
  if (typed !== undefined && text === undefined) setTyped(undefined);
  const settle = useCallback(() => {
    if (text !== undefined) write(text);
  }, [text, write]);

  useEffect(() => {
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [settle]);

  return { query: text ?? inAddress, type: (next) => setTyped({ text: next, over: inAddress }), settle };
}

/**
 * Returns what to search: the scope in the address, otherwise the version that the reader chose before, otherwise the
 * latest. Never the unreleased version, unless the reader chose it.
 */
function useScope(): [scope: Scope, setScope: (name: string) => void] {
  const [name, setName] = useParameter(scopeParameter);
  const usualVersion = useInBrowser(readUsualVersion, latestVersion);
  return [findScope(name) ?? usualVersion, setName];
}

/** Moves the focus with the arrow keys, from the input to the results and between them. */
function moveFocus(event: KeyboardEvent, main: HTMLElement | null): void {
  // During IME composition, the arrow keys choose a word; with Shift, they select text.
  if (isInComposition(event.nativeEvent) || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...(main?.querySelectorAll<HTMLElement>('input[type=search], [data-result] a, [data-more]') ?? [])];
  const index = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
