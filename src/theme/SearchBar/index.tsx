/**
 * Replaces the one of theme-search-algolia 3.10.2. What differs:
 * - The dialog searches the embedded index as well as a hosted one; upstream always calls the hosted service.
 * - Its code is loaded when it is about to be used, and what is typed meanwhile is not lost.
 * - What DocSearch 4.7 lacks: a letter on the button opens, failures are told, the number of results is right, and the
 *   dialog says that it is one.
 */
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { embeddedAppId } from '@site/src/config/search';
import { leaveOldDeployment } from '@site/src/offline/needs-normal-load';
import { makeFilters } from '@site/src/search/filters';
import { useReaderVersion, useUsualVersion } from '@site/src/search/reader-version';
import { listTags } from '@site/src/search/scope';
import { useSearchOptions } from '@site/src/search/use-search-options';
import { type ComponentType, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isTextPlace, readKey } from './keys';
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

/** Closed, being loaded with what is typed meanwhile, open, or failed to load. */
type State =
  | { kind: 'closed' | 'loading' | 'failed' }
  | { kind: 'open'; query: string; Modal: ComponentType<SearchModalProps> };

/** The search button of the navbar, its keys, and the dialog that they open. */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const version = useReaderVersion(options.searchPage);
  const usualVersion = useUsualVersion();
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<Element | null>(null);
  const typed = useRef('');
  const [state, setState] = useState<State>({ kind: 'closed' });

  const warm = useCallback(() => {
    const facetFilters = makeFilters(options, listTags(version));
    options.getSearch().then(
      (search) => search.warm({ facetFilters }),
      () => undefined,
    );
  }, [options, version]);
  const prepare = (): void => {
    loadModal().catch(() => undefined);
    warm();
  };

  const open = useCallback(
    (text: string) => {
      // Another copy of the bar may have its dialog open.
      if (document.body.classList.contains('DocSearch--active')) return;
      returnTo.current = document.activeElement;
      typed.current = text;
      setState({ kind: 'loading' });
      loadModal().then(
        (Modal) => setState((now) => (now.kind === 'loading' ? { kind: 'open', query: typed.current, Modal } : now)),
        () => setState((now) => (now.kind === 'loading' ? { kind: 'failed' } : now)),
      );
      warm();
    },
    [warm],
  );

  const close = useCallback(() => {
    setState({ kind: 'closed' });
    const target = returnTo.current;
    const isUsable = target instanceof HTMLElement && target !== document.body && target.isConnected;
    (isUsable ? target : button.current)?.focus();
  }, []);

  const isLoading = state.kind === 'loading';
  const isOpen = isLoading || state.kind === 'open';
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.composedPath()[0] ?? null;
      const isOnButton = !isOpen && target === button.current;
      const meaning = readKey(event, { isOpen, isInText: isTextPlace(target), takesLetters: isOnButton || isLoading });
      if (meaning === undefined) return;
      event.preventDefault();
      if (meaning.kind === 'type' && isLoading) typed.current += meaning.text;
      else if (meaning.kind === 'type') open(meaning.text);
      else if (isOpen) close();
      else open('');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isLoading, open, close]);

  useLayoutEffect(() => {
    if (button.current !== null) nameKeys(button.current);
  }, []);

  // An old tab says what failed, and then loads the new deployment, where the next press works.
  useEffect(() => {
    if (state.kind === 'failed') leaveOldDeployment();
  }, [state.kind]);

  // Going back in the browser's history leaves the page that the dialog was opened on.
  useEffect(() => history.listen(() => setState({ kind: 'closed' })), [history]);

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
        className={`DocSearch-Button ${styles.button}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => open('')}
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
        <span className={`DocSearch-Button-Placeholder ${styles.label}`}>{label}</span>
        <span className={`DocSearch-Button-Keys ${styles.keys}`} data-known="false">
          <kbd className="DocSearch-Button-Key">Ctrl</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {isLoading && (
        <p role="status" className={`${styles.notice} ${styles.loading}`}>
          <Translate id="theme.SearchBar.loading">Loading the search…</Translate>
        </p>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className={`${styles.notice} ${styles.failure}`}>
          <Translate id="theme.SearchBar.loadingFailed">
            Search could not be loaded. Check your connection and try again.
          </Translate>
        </p>
      )}
      {state.kind === 'open' &&
        createPortal(
          <state.Modal
            options={options}
            version={version}
            usualVersion={usualVersion}
            initialQuery={state.query}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
