/**
 * Replaces the one of theme-search-algolia 3.10.2. What differs:
 * - It searches as the dialog does, and starts with the version of the reader instead of the unreleased one.
 * - The version is in the address, so that a reload, a bookmark and the way back show the same results.
 */
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import { basePath, docsVersions } from '@site/src/config/versions';
import { useUsualVersion } from '@site/src/search/reader-version';
import { findScope, nameScope, type Scope, scopeParameter } from '@site/src/search/scope';
import Layout from '@theme/Layout';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ResultList } from './result-list';
import styles from './styles.module.css';
import { useResults } from './use-results';

/** The search page: all results of the query in the address, `?q=`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The preferred version is known only below the layout. */
function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [scope, setScope] = useScope();
  const results = useResults(query, scope);
  const main = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a phone the keyboard would come up and cover the results.
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    if (!isTouched || !new URLSearchParams(window.location.search).has('q')) input.current?.focus();
  }, []);

  const title =
    query === ''
      ? translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' })
      : translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' }, { query });

  return (
    <main
      ref={main}
      className={`container margin-vert--lg ${styles.page}`}
      onKeyDown={(event) => moveFocus(event, main.current)}
    >
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Without the query, which comes from the address after the page is drawn: a second line would move what stands below. */}
      <h1 className={styles.heading}>
        <Translate id="theme.SearchPage.emptyResultsTitle">Search the documentation</Translate>
      </h1>
      <search>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            type="search"
            name="q"
            className={styles.input}
            aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
            placeholder={translate({ id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here' })}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <label className={styles.version}>
            <Translate id="theme.SearchPage.version">Version</Translate>
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
              <option value="all">{translate({ id: 'theme.SearchPage.allVersions', message: 'All versions' })}</option>
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
    </main>
  );
}

/**
 * What to search: what the address says, else the version that the reader chose before, else the latest; never the
 * unreleased one unless the reader chose it.
 */
function useScope(): [scope: Scope, setScope: (name: string) => void] {
  const [name, setName] = useQueryString(scopeParameter);
  const usualVersion = useUsualVersion();
  return [findScope(name) ?? usualVersion, setName];
}

/** Arrow keys go from the input to the results and between them. */
function moveFocus(event: KeyboardEvent, main: HTMLElement | null): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.target instanceof HTMLSelectElement) return;
  const stops = [...(main?.querySelectorAll<HTMLElement>('input[type=search], [data-result] a, [data-more]') ?? [])];
  const index = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
