import Translate from '@docusaurus/Translate';
import { basePath, type DocsVersion } from '@site/src/config/versions';
import { makeReportUrl } from '@site/src/search/report-missing';
import { nameScope, type Scope } from '@site/src/search/scope';
import type { Advice } from '@site/src/search/use-advice';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import './search-advice.css';

interface SearchAdviceProps {
  readonly advice: Advice;
  readonly query: string;
  readonly scope: Scope;
  readonly count: number;
  /** Address of the same search in another version; undefined without a search page. */
  readonly linkTo: ((version: DocsVersion) => string) | undefined;
  /** Follows a link inside of the site. */
  readonly onFollow: (url: string) => void;
}

/** What was understood of a query, which other version has what this one lacks, and where to report it. */
export function SearchAdvice({ advice, query, scope, count, linkTo, onFollow }: SearchAdviceProps): ReactNode {
  const { missing, corrected, versions, named, newer } = advice;
  const place = scope === 'all' ? 'No version' : nameScope(scope);
  const link = (url: string, text: ReactNode): ReactNode => (
    <a href={url} onClick={(event) => follow(event, () => onFollow(url))}>
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
      {corrected.map(([typed, searched]) => (
        <p key={typed}>
          <Translate
            id="theme.SearchAdvice.corrected"
            values={{ searched: <strong>{searched}</strong>, typed: <q>{typed}</q> }}
          >
            {'Searched for {searched} in place of {typed}, which is nowhere here.'}
          </Translate>
        </p>
      ))}
      {missing.length > 0 && (
        <p>
          {scope === 'all' ? 'No version' : place} has no{' '}
          {missing.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' and no '}
              <q>{word}</q>
            </Fragment>
          ))}
          {versions === undefined ? '.' : versions.length === 0 ? ', and neither has another version.' : '; it is in '}
          {versions !== undefined && versions.length > 0 && <>{list(versions)}.</>}
        </p>
      )}
      {named !== undefined && linkTo !== undefined && (
        <p>
          {nameScope(scope)} was searched. {link(linkTo(named), `Search ${named.name}`)}
        </p>
      )}
      {newer !== undefined && (
        <p>
          Capacitor {newer} is newer than these pages:{' '}
          {link(`${findRoot(scope)}guides/requirements#newer-majors`, 'what they say about newer versions')}
        </p>
      )}
      {count === 0 && (
        <p>
          Something is missing here?{' '}
          <a href={makeReportUrl(query, scope === 'all' ? 'all versions' : place)} target="_blank" rel="noopener">
            Report it
          </a>
        </p>
      )}
    </div>
  );
}

function findRoot(scope: Scope): string {
  return scope === 'all' || scope.routePrefix === '' ? basePath : `${basePath}${scope.routePrefix}/`;
}

function follow(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
