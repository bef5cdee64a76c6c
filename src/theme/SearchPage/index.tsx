/**
 * Replaces the one of theme-search-algolia 3.10.2. What differs:
 * - It searches as the dialog does, and starts with the version of the reader instead of the unreleased one.
 */
import Head from '@docusaurus/Head';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import { docsVersions } from '@site/src/config/versions';
import { readChosenVersion } from '@site/src/search/chosen-version';
import { tagOfVersion, versionOfTag } from '@site/src/search/versions';
import Layout from '@theme/Layout';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ResultList } from './result-list';
import styles from './styles.module.css';
import { useResults } from './use-results';

/** Value of the version select for all versions. */
const everywhere = 'all';

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
  const [tag, setTag] = useStartVersion();
  const results = useResults(query, tag === everywhere ? undefined : tag);
  const main = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

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
      <h1>{title}</h1>
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
            <select className={styles.select} value={tag} onChange={(event) => setTag(event.target.value)}>
              {docsVersions.map((version) => (
                <option key={version.name} value={tagOfVersion(version)}>
                  {version.state === 'unreleased' ? `${version.name} (unreleased)` : version.name}
                </option>
              ))}
              <option value={everywhere}>
                {translate({ id: 'theme.SearchPage.allVersions', message: 'All versions' })}
              </option>
            </select>
          </label>
        </form>
      </search>
      <ResultList query={query} version={versionOfTag(tag)} results={results} />
    </main>
  );
}

/**
 * The version to begin with: what the search dialog searched in when it led here, else the preferred one, else the
 * latest; never the unreleased one unless the reader chose it.
 */
function useStartVersion(): [tag: string, setTag: (tag: string) => void] {
  const { preferredVersion } = useDocsPreferredVersion();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => setChosen((now) => now ?? readChosenVersion()), []);
  const preferred = docsVersions.find(({ docusaurusName }) => docusaurusName === preferredVersion?.name);
  const start = preferred ?? docsVersions.find(({ state }) => state === 'latest') ?? docsVersions[0];
  return [chosen ?? tagOfVersion(start), setChosen];
}

/** Arrow keys go from the input to the results and between them. */
function moveFocus(event: KeyboardEvent, main: HTMLElement | null): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.target instanceof HTMLSelectElement) return;
  const stops = [...(main?.querySelectorAll<HTMLElement>('input[type=search], [data-result] a, [data-more]') ?? [])];
  const index = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
