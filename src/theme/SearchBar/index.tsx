/**
 * Replaces the component of theme-search-algolia 3.10.2 with only the button. It opens `src/packages/search/ui/search-field.ts`, a field that appears
 * immediately. The dialog (`src/packages/search/ui/open-dialog.tsx`) replaces it once its code has loaded. Upstream always calls the hosted service.
 */

import { searchOptions } from '@capacitor-docs/search/client/options';
import Head from '@docusaurus/Head';
import { embeddedAppId } from '@site/src/config/search';
import { Icon } from '@site/src/lib/icon';
import type { ReactNode } from 'react';
import './styles.css';

export default function SearchBar(): ReactNode {
  const { appId } = searchOptions;
  return (
    <>
      {appId !== embeddedAppId && (
        <Head>
          <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <search-button>
        <button
          type="button"
          className="search-button"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
        >
          <Icon name="search" />
          <span>Search</span>
          <span data-known="false">
            <kbd>Ctrl</kbd> <kbd>K</kbd>
          </span>
        </button>
      </search-button>
    </>
  );
}
