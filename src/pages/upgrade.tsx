import ToolPage from '@site/src/components/ToolPage';
import { basePath, docsVersions, majorOf } from '@site/src/config/versions';
import type { ReactNode } from 'react';
import { onLoad } from '../lib/island';
import { Content } from '../upgrade/page/content';
import styles from '../upgrade/page/styles.module.css';

const oldestFirst = [...docsVersions].reverse();

/** The page on which readers get a plan for upgrading their own app. */
export default function UpgradePage(): ReactNode {
  return (
    <ToolPage
      title="Upgrade assistant"
      description="Get a checklist for upgrading your app: what changes for its plugins, native projects and configuration, over several versions of Capacitor."
      isWide
    >
      <article className="markdown">
        <header>
          <h1>Upgrade assistant</h1>
        </header>
        <p>
          You get a checklist with everything that the upgrade changes for your app, and with nothing else: tools,
          commands, files of the native projects, configuration, and the API of the plugins that you use.
        </p>
        <Content {...onLoad} />
        <section className={styles.guides} aria-labelledby="guides">
          <h2 id="guides">The upgrade guides</h2>
          <p>The checklist takes its steps from these guides, and its API changes from the published packages.</p>
          <ul>
            {oldestFirst.slice(1).map(({ name, routePrefix }) => (
              <li key={name}>
                <a href={`${basePath}${routePrefix === '' ? '' : `${routePrefix}/`}updating/${majorOf(name)}-0`}>
                  Updating to {majorOf(name)}.0
                </a>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </ToolPage>
  );
}
