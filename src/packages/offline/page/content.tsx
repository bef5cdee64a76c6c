'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { networkTimeout, visitedLimit } from '../../../config/offline';
import { basePath, docsVersions } from '../../../config/versions';
import { archiveFileOf, offlineFolder } from '../files';
import { forgetPages, getState, initialState, type OfflineState, refreshState, subscribe } from '../store';
import SavedVersion, { announce, formatSize } from './SavedVersion';
import styles from './styles.module.css';

/** Content of the page about offline reading: what is saved, and what can be saved. */
export function Content(): ReactNode {
  const state = useOfflineStore();
  return (
    <>
      <h2 id="version">Save a whole version</h2>
      <p>
        Your browser saves all pages of a version, with pictures and search. They open at their usual addresses, with or
        without a connection, and your next visit updates them.
      </p>
      <Unavailable state={state} />
      <ul className={styles.list} data-scripts-only>
        {docsVersions.map((version) => (
          <SavedVersion
            key={version.name}
            version={version}
            summary={state.index?.versions.find(({ name }) => name === version.name)}
            state={state.versions[version.name]}
          />
        ))}
      </ul>
      <p role="status" className={styles.heard}>
        {docsVersions.flatMap(({ name }) => announce(name, state.versions[name]) ?? []).join('. ')}
      </p>
      <Room state={state} />

      <h2 id="visited">Pages you visited</h2>
      <p>
        Your browser also saves the last {visitedLimit} pages that you open. It shows them when there is no connection,
        and when the site takes longer than {networkTimeout / 1000} seconds to respond. With data saver on, it saves
        only what you choose here.
      </p>
      <p className={styles.visited} data-scripts-only>
        <span>{state.visited === 1 ? '1 visited page is saved.' : `${state.visited} visited pages are saved.`}</span>
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={state.visited === 0}
          onClick={() => state.visited > 0 && void forgetPages()}
        >
          Clear visited pages
        </button>
      </p>

      <h2 id="files">Download a version as files</h2>
      <p>
        Unpack the archive on any device and open <code>index.html</code>. It needs no server and no scripts. Search,
        the theme switch and copy buttons are not included.
      </p>
      <ul>
        {docsVersions.map(({ name }) => (
          <li key={name}>
            <a href={`${basePath}${offlineFolder}/${archiveFileOf(name)}`} download>
              Capacitor {name} as a ZIP file
            </a>
            {describeArchive(state, name)}
          </li>
        ))}
      </ul>

      <h2 id="private">Where the pages are stored</h2>
      <p>
        Saved pages stay in this browser, on this device. To delete them, remove them here, or clear the data of this
        site in your browser’s settings. A browser that runs out of space may delete them by itself.
      </p>
    </>
  );
}

/** Explains why nothing can be saved, if that is the case. */
function Unavailable({ state }: { state: OfflineState }): ReactNode {
  return (
    <>
      <noscript>
        <p className={styles.hindrance}>
          Saving a version needs JavaScript, which is turned off in your browser. The <a href="#files">files</a> work
          without it.
        </p>
      </noscript>
      {state.isAble === false && (
        <p className={styles.hindrance}>
          This browser can’t store anything for this site: the window is private, storage is blocked, or the connection
          is not secure. The <a href="#files">files</a> work everywhere.
        </p>
      )}
      {state.index === null && (
        <div role="alert" className={styles.hindrance}>
          <p>The site can’t be reached. You can still read and remove what is saved.</p>
          <button type="button" className="button button--secondary" onClick={() => void refreshState()}>
            Try again
          </button>
        </div>
      )}
    </>
  );
}

function Room({ state: { used, room } }: { state: OfflineState }): ReactNode {
  return (
    <p className={styles.room} data-scripts-only>
      {used !== undefined && room !== undefined
        ? `This site uses ${formatSize(used)} of the ${formatSize(room)} that this browser allows.`
        : ''}
    </p>
  );
}

function describeArchive({ index }: OfflineState, name: string): string {
  const summary = index?.versions.find((version) => version.name === name);
  return summary === undefined ? '' : `, ${formatSize(summary.archiveBytes)}`;
}

/** Returns what is saved and what can be saved, and updates when it changes. */
function useOfflineStore(): OfflineState {
  useEffect(() => {
    void refreshState();
  }, []);
  return useSyncExternalStore(subscribe, getState, () => initialState);
}
