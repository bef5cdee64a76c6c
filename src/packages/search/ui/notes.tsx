import { Fragment, type ReactNode } from 'react';
import { basePath, type DocsVersion } from '../../../config/versions';
import type { Advice } from '../client/advice';
import { nameScope, type Scope } from '../client/scope';
import type { Results } from './use-results';

interface NotesProps {
  readonly advice: Advice | undefined;
  readonly results: Results;
  readonly chosen: Scope;
  readonly onScope: (scope: Scope) => void;
}

/** Lines above the hits: which version is searched, how the query was understood, and which other version has what this one lacks. */
export function Notes({ advice, results: { ended, named, decline, count }, chosen, onScope }: NotesProps): ReactNode {
  const { missing = [], corrected = [], versions = [], newer, isForeign = false } = advice ?? {};
  return (
    <>
      {named !== undefined && (
        <p className="search-note">
          Showing {named.name} ·{' '}
          <button type="button" onClick={decline}>
            back to {nameScope(chosen)}
          </button>
        </p>
      )}
      {isForeign && (
        <p className="search-note">
          These docs are in English
          {count === 0 ? '. Search for English words.' : ', so only the words in Latin letters were searched for.'}
        </p>
      )}
      {corrected.map(([typed, searched]) => (
        <p key={typed} className="search-note">
          Showing results for <strong>{searched}</strong>. No page has “{typed}”.
        </p>
      ))}
      {missing.length > 0 && ended !== undefined && (versions.length > 0 || count > 0) && (
        <p className="search-note">
          Not in {ended.scope === 'all' ? 'any version' : nameScope(ended.scope)}:{' '}
          {join(missing, (word) => (
            <>“{word}”</>
          ))}
          {versions.length > 0 && (
            <>
              , but in{' '}
              {join(versions, (version: DocsVersion) => (
                <button type="button" onClick={() => onScope(version)}>
                  {version.name}
                </button>
              ))}
            </>
          )}
        </p>
      )}
      {newer !== undefined && (
        <p className="search-note">
          Capacitor {newer} is newer than these pages.{' '}
          <a href={`${basePath}versions#v${newer}`}>About newer versions</a>
        </p>
      )}
    </>
  );
}

function join<Item>(list: readonly Item[], show: (item: Item) => ReactNode): ReactNode {
  return list.map((item, index) => (
    <Fragment key={String(index)}>
      {index > 0 && ', '}
      {show(item)}
    </Fragment>
  ));
}
