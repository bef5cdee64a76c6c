import { PageMetadata } from '@docusaurus/theme-common';
import KeptVersion, { announce } from '@site/src/components/KeptVersion';
import { patience, visitedLimit } from '@site/src/config/offline';
import { basePath, docsVersions } from '@site/src/config/versions';
import { archiveFileOf, offlineFolder } from '@site/src/lib/offline/files';
import { formatSize } from '@site/src/lib/offline/format-size';
import { forgetPages, type KeeperState } from '@site/src/offline/keeper';
import { useKeeper } from '@site/src/offline/use-keeper';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './offline.module.css';

/** The page on which readers keep versions for times without a connection. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Read offline"
        description="Keep a version of the Capacitor docs in your browser, with its search, or download it as files."
      />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <article className="markdown">
          <header>
            <h1>Read offline</h1>
          </header>
          <p>
            On a plane, in a tunnel, in a network that lets nothing through: these docs can stay with you, in your
            browser or as files.
          </p>
          <Contents />
        </article>
      </main>
    </Layout>
  );
}

function Contents(): ReactNode {
  const state = useKeeper();
  return (
    <>
      <h2 id="version">Keep a whole version</h2>
      <p>
        All pages of the version, with pictures and search. They open at their usual addresses, with or without a
        connection, and follow what is published: when the site changes, the kept pages are renewed with your next
        visit.
      </p>
      <Hindrance state={state} />
      <ul className={styles.list} data-scripts-only>
        {docsVersions.map((version) => (
          <KeptVersion
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
        Pages that you open are kept by themselves, each with the files that it uses; the last {visitedLimit} of them
        stay. Without a connection they open as they were. So they do when the site takes longer than {patience / 1000}{' '}
        seconds to answer. If your browser is set to save data, nothing is kept unless you ask for it here.
      </p>
      <p className={styles.visited} data-scripts-only>
        <span>
          {state.visited === 1 ? 'One visited page is kept now.' : `${state.visited} visited pages are kept now.`}
        </span>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={state.visited === 0}
          onClick={() => state.visited > 0 && void forgetPages()}
        >
          Forget visited pages
        </button>
      </p>

      <h2 id="files">Download a version as files</h2>
      <p>
        An archive for any device: unpack it and open <code>index.html</code>. It needs no server and no scripts, and
        links between its pages lead from file to file. Searching, the colour switch and the copy buttons stay behind.
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

      <h2 id="private">What stays where</h2>
      <p>
        Everything lies in this browser, on this device, and nobody is told what you keep. Removing it here, or deleting
        the data of this site in the settings of your browser, takes all of it away. A browser that runs out of space
        may do that by itself.
      </p>
    </>
  );
}

/** Why nothing can be kept here, if that is so. */
function Hindrance({ state }: { state: KeeperState }): ReactNode {
  return (
    <>
      <noscript>
        <p className={styles.hindrance}>
          Keeping a version takes JavaScript, which is turned off in your browser. The <a href="#files">files</a> work
          without.
        </p>
      </noscript>
      {state.isAble === false && (
        <p className={styles.hindrance}>
          This browser keeps nothing for this site: the window is private, storage is blocked, or the connection is not
          secure. The <a href="#files">files</a> work everywhere.
        </p>
      )}
      {state.index === null && (
        <p className={styles.hindrance}>The site can’t be reached. What is kept can be read and removed.</p>
      )}
    </>
  );
}

function Room({ state: { used, room } }: { state: KeeperState }): ReactNode {
  return (
    <p className={styles.room} data-scripts-only>
      {used !== undefined && room !== undefined
        ? `This site takes ${formatSize(used)} in this browser, of ${formatSize(room)} that it may.`
        : ''}
    </p>
  );
}

function describeArchive({ index }: KeeperState, name: string): string {
  const summary = index?.versions.find((version) => version.name === name);
  return summary === undefined ? '' : `, ${formatSize(summary.archiveBytes)}`;
}
