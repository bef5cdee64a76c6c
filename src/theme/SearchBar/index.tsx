/**
 * Replaces the one of theme-search-algolia 3.10.2. What differs:
 * - The dialog searches the embedded index as well as a hosted one; upstream always calls the hosted service.
 * - Its code is loaded when it is about to be used; the field that the reader types into meanwhile, and what opens it, is
 *   `src/search/search-field.ts`.
 * - What DocSearch 4.7 lacks: failures are told, the number of results is right, and the dialog says that it is one.
 */
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { embeddedAppId } from '@site/src/config/search';
import { failSearch } from '@site/src/search/fail-search';
import { makeFilters } from '@site/src/search/filters';
import { handOver } from '@site/src/search/hand-over';
import { useReaderVersion, useUsualVersion } from '@site/src/search/reader-version';
import { listTags } from '@site/src/search/scope';
import { useSearchOptions } from '@site/src/search/use-search-options';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { nameKeys } from './name-keys';
import type { SearchModalProps } from './SearchModal';
import styles from './styles.module.css';

let loadedModal: ComponentType<SearchModalProps> | undefined;

/** Loads the dialog; the first call asks the network, and so does the first one after a failure. */
async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  if (loadedModal === undefined) {
    // The package says that it has no side effects, so a plain import of its styles would be dropped.
    const [modal] = await Promise.all([import('./SearchModal'), import('@docsearch/react/style')]);
    loadedModal = modal.default;
  }
  return loadedModal;
}

/** The dialog that is open, and what it searches for at first. */
interface Opening {
  readonly query: string;
  readonly Modal: ComponentType<SearchModalProps>;
}

const close = (): void => window.searchField.close();

/** The search button of the navbar, and the dialog. */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const version = useReaderVersion(options.searchPage);
  const usualVersion = useUsualVersion();
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>();

  const warm = (): void => {
    const facetFilters = makeFilters(options, listTags(version));
    options.getSearch().then(
      (search) => search.warm({ facetFilters }),
      () => undefined,
    );
  };
  const prepare = (): void => {
    loadModal().catch(() => undefined);
    warm();
  };

  const warmNow = useEffectEvent(warm);
  useEffect(() => {
    const { searchField } = window;
    const open = (Modal: ComponentType<SearchModalProps>): void => {
      if (searchField.input === undefined) return;
      const query = searchField.input.value;
      // In one go: between two tasks the reader may type.
      flushSync(() => setOpening({ query, Modal }));
      const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (input !== null) handOver(searchField, input);
    };
    return searchField.connect({
      show: () => {
        loadModal().then(open, () => failSearch(searchField));
        warmNow();
      },
      hide: () => setOpening(undefined),
    });
  }, []);

  useLayoutEffect(() => {
    if (button.current !== null) nameKeys(button.current);
  }, []);

  // Going back in the browser's history leaves the page that the dialog was opened on.
  useEffect(() => history.listen(close), [history]);

  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return (
    <>
      {options.appId !== embeddedAppId && (
        <Head>
          <link rel="preconnect" href={`https://${options.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={`search-button ${styles.button}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="m17 17-4.2-4.2m1.7-4.3a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>{label}</span>
        <span className={styles.keys} data-known="false">
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {opening !== undefined &&
        createPortal(
          <opening.Modal
            options={options}
            version={version}
            usualVersion={usualVersion}
            initialQuery={opening.query}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
