import { Content } from '@capacitor-docs/upgrade/page';
import styles from '@capacitor-docs/upgrade/page/styles.module.css';
import ToolPage from '@site/src/components/ToolPage';
import type { ReactNode } from 'react';
import { onLoad } from '../lib/island';

/** The page on which readers get a plan for upgrading their own app. */
export default function UpgradePage(): ReactNode {
  return (
    <ToolPage
      title="Upgrade assistant"
      description="Get a checklist for upgrading your app: what changes for its plugins, native projects and configuration, over several versions of Capacitor."
      isWide
    >
      <article className={`markdown ${styles.page}`}>
        <header>
          <h1>Upgrade assistant</h1>
        </header>
        <p>A checklist with everything that the upgrade changes for your app, and nothing else.</p>
        <Content {...onLoad} />
      </article>
    </ToolPage>
  );
}
