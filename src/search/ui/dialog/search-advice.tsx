import { basePath, type DocsVersion } from '@site/src/config/versions';
import type { Advice } from '@site/src/search/client/advice';
import { makeReportUrl } from '@site/src/search/ui/dialog/report-missing';
import { Fragment, type ReactNode } from 'react';
import { nameScope, type Scope } from '../../client/scope';
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
  const place = scope === 'all' ? 'The documentation' : nameScope(scope);
  const link = (url: string, text: string): ReactNode => (
    <a href={url} onClick={(event) => followLink(event, () => onFollow(url))}>
      {text}
    </a>
  );
  const linkVersion = (version: DocsVersion): ReactNode =>
    linkTo === undefined ? version.name : link(linkTo(version), version.name);
  return (
    <div className="search-advice">
      {isForeign && (
        <p>
          These docs are in English
          {count === 0 ? '. Search for English words.' : ', so only the words in Latin letters were searched for.'}
        </p>
      )}
      {corrected.map(([typed, searched]) => (
        <p key={typed}>
          Showing results for <strong>{searched}</strong>, because no page contains <q>{typed}</q>.
        </p>
      ))}
      {missing.length > 0 && (
        <p>
          {place} has no{' '}
          {join(missing, ' and no ', ' and no ', (word) => (
            <q>{word}</q>
          ))}
          {versions?.length === 0 && ', and neither does any other version'}
          {versions !== undefined && versions.length > 0 && (
            <>; it is in {join(versions, ', ', ' and ', linkVersion)}</>
          )}
          .
        </p>
      )}
      {named !== undefined && linkTo !== undefined && (
        <p>
          {place} was searched. {link(linkTo(named), `Search ${named.name}`)}
        </p>
      )}
      {newer !== undefined && (
        <p>
          Capacitor {newer} is newer than these pages:{' '}
          {link(`${basePath}versions#v${newer}`, 'what they say about newer versions')}
        </p>
      )}
      {count === 0 && (
        <p>
          Is something missing?{' '}
          <a href={makeReportUrl(query, scope)} target="_blank" rel="noopener">
            Report it
          </a>
        </p>
      )}
    </div>
  );
}

/** Writes a list with something between its items, and something else before the last one. */
function join<Item>(list: readonly Item[], between: string, last: string, show: (item: Item) => ReactNode): ReactNode {
  return list.map((item, index) => (
    <Fragment key={String(index)}>
      {index > 0 && (index === list.length - 1 ? last : between)}
      {show(item)}
    </Fragment>
  ));
}
