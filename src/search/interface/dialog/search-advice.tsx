import Translate, { translate } from '@docusaurus/Translate';
import { basePath, type DocsVersion } from '@site/src/config/versions';
import { makeReportUrl } from '@site/src/search/interface/dialog/report-missing';
import type { Advice } from '@site/src/search/interface/dialog/use-advice';
import { nameScope, type Scope } from '@site/src/search/interface/scope';
import { Fragment, type ReactNode } from 'react';
import { followLink } from './follow-link';
import './search-advice.css';

interface SearchAdviceProps {
  readonly advice: Advice;
  readonly query: string;
  readonly scope: Scope;
  readonly count: number;
  /** Address of the same search in another version; undefined without a search page. */
  readonly linkTo: ((version: DocsVersion) => string) | undefined;
  /** Follows a link within the site. */
  readonly onFollow: (url: string) => void;
}

/** Shows how a query was understood, which other version has what this one lacks, and where to report it. */
export function SearchAdvice({ advice, query, scope, count, linkTo, onFollow }: SearchAdviceProps): ReactNode {
  const { missing, corrected, versions, named, newer, isForeign } = advice;
  const place =
    scope === 'all' ? translate({ id: 'theme.SearchAdvice.none', message: 'The documentation' }) : nameScope(scope);
  const link = (url: string, text: ReactNode): ReactNode => (
    <a href={url} onClick={(event) => followLink(event, () => onFollow(url))}>
      {text}
    </a>
  );
  const list = (found: readonly DocsVersion[]): ReactNode =>
    found.map((version, index) => (
      <Fragment key={version.name}>
        {index > 0 && (index === found.length - 1 ? ' and ' : ', ')}
        {linkTo === undefined ? version.name : link(linkTo(version), version.name)}
      </Fragment>
    ));
  return (
    <div className="search-advice">
      {isForeign && (
        <p>
          {count === 0 ? (
            <Translate id="theme.SearchAdvice.english">These docs are in English. Search for English words.</Translate>
          ) : (
            <Translate id="theme.SearchAdvice.latin">
              These docs are in English, so only the words in Latin letters were searched for.
            </Translate>
          )}
        </p>
      )}
      {corrected.map(([typed, searched]) => (
        <p key={typed}>
          <Translate
            id="theme.SearchAdvice.corrected"
            values={{ searched: <strong>{searched}</strong>, typed: <q>{typed}</q> }}
          >
            {'Showing results for {searched}, because no page contains {typed}.'}
          </Translate>
        </p>
      ))}
      {missing.length > 0 && (
        <p>
          <Missing place={place} words={missing} versions={versions && list(versions)} count={versions?.length} />
        </p>
      )}
      {named !== undefined && linkTo !== undefined && (
        <p>
          <Translate
            id="theme.SearchAdvice.named"
            values={{
              place,
              link: link(
                linkTo(named),
                translate({ id: 'theme.SearchAdvice.searchIn', message: 'Search {name}' }, { name: named.name }),
              ),
            }}
          >
            {'{place} was searched. {link}'}
          </Translate>
        </p>
      )}
      {newer !== undefined && (
        <p>
          <Translate
            id="theme.SearchAdvice.newer"
            values={{
              major: newer,
              link: link(
                `${basePath}versions#v${newer}`,
                translate({ id: 'theme.SearchAdvice.newerLink', message: 'what they say about newer versions' }),
              ),
            }}
          >
            {'Capacitor {major} is newer than these pages: {link}'}
          </Translate>
        </p>
      )}
      {count === 0 && (
        <p>
          <Translate
            id="theme.SearchAdvice.report"
            values={{
              link: (
                <a href={makeReportUrl(query, scope)} target="_blank" rel="noopener">
                  <Translate id="theme.SearchAdvice.reportLink">Report it</Translate>
                </a>
              ),
            }}
          >
            {'Is something missing? {link}'}
          </Translate>
        </p>
      )}
    </div>
  );
}

interface MissingProps {
  readonly place: string;
  readonly words: readonly string[];
  /** The versions that have the words, as links; undefined until they have been searched. */
  readonly versions: ReactNode;
  readonly count: number | undefined;
}

/** Says which words a version lacks, and which other ones have them. */
function Missing({ place, words, versions, count }: MissingProps): ReactNode {
  const quoted = words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && translate({ id: 'theme.SearchAdvice.andNo', message: ' and no ' })}
      <q>{word}</q>
    </Fragment>
  ));
  // `Translate` would render an array of elements as text.
  const values = { place, words: <>{quoted}</>, versions: <>{versions}</> };
  if (count === undefined) {
    return (
      <Translate id="theme.SearchAdvice.missing" values={values}>
        {'{place} has no {words}.'}
      </Translate>
    );
  }
  return count === 0 ? (
    <Translate id="theme.SearchAdvice.missingEverywhere" values={values}>
      {'{place} has no {words}, and neither does any other version.'}
    </Translate>
  ) : (
    <Translate id="theme.SearchAdvice.missingHere" values={values}>
      {'{place} has no {words}; it is in {versions}.'}
    </Translate>
  );
}
