'use client';

import siteConfig from '@generated/docusaurus.config';
import { isInComposition } from '@site/src/browser/composition';
import { matchesMedia } from '@site/src/browser/matches-media';
import { useInBrowser, useParameter } from '@site/src/browser/use-address';
import { basePath, docsVersions, latestVersion } from '@site/src/config/versions';
import { readUsualVersion } from '@site/src/search/client/present-version';
import { findScope, nameScope, type Scope, scopeParameter } from '@site/src/search/client/scope';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ResultList } from './result-list';
import styles from './styles.module.css';
import { useResults } from './use-results';

export const emptyTitle = 'Search the documentation';

/** Pause in typing after which the query is written to the address, in milliseconds. */
const pause = 300;

/** Content of the search page, between navbar and footer. */
export function Content(): ReactNode {
  const { query, type, settle } = useQuery();
  const [scope, setScope] = useScope();
  const results = useResults(query, scope);
  const main = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a phone, the keyboard would open and cover the results.
    const isTouched = matchesMedia('(pointer: coarse)');
    if (!isTouched || !new URLSearchParams(window.location.search).has('q')) input.current?.focus();
  }, []);

  useEffect(() => {
    const { title, titleDelimiter } = siteConfig;
    document.title = `${query === '' ? emptyTitle : `Search results for "${query}"`} ${titleDelimiter} ${title}`;
  }, [query]);

  return (
    <article ref={main} className={styles.page} onKeyDown={(event) => moveFocus(event, main.current)}>
      {/* Without the query, which is read from the address after the page is rendered: a second line would cause a layout shift. */}
      <h1 className={styles.heading}>{emptyTitle}</h1>
      <search>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            type="search"
            name="q"
            className={styles.input}
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
          />
          <label className={styles.version}>
            Version
            <select
              className={styles.select}
              value={nameScope(scope)}
              onChange={(event) => setScope(event.target.value)}
            >
              {docsVersions.map((version) => (
                <option key={version.name} value={version.name}>
                  {version.state === 'unreleased' ? `${version.name} (unreleased)` : version.name}
                </option>
              ))}
              <option value="all">All versions</option>
            </select>
          </label>
        </form>
      </search>
      <noscript>
        <p>
          Search needs JavaScript, which is turned off in your browser. You can also follow links: from the{' '}
          <a href={basePath}>introduction</a>, the <a href={`${basePath}apis`}>list of plugins</a>, the{' '}
          <a href={`${basePath}cli`}>commands</a> or the <a href={`${basePath}config`}>configuration</a>.
        </p>
      </noscript>
      <ResultList query={query} scope={scope} results={results} />
    </article>
  );
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
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.target instanceof HTMLSelectElement) return;
  const stops = [...(main?.querySelectorAll<HTMLElement>('input[type=search], [data-result] a, [data-more]') ?? [])];
  const index = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
