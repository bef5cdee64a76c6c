import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { translate } from '@docusaurus/Translate';
import { isInComposition } from '@site/src/browser/composition';
import { go as goTo } from '@site/src/browser/go';
import { basePath, type DocsVersion } from '@site/src/config/versions';
import { type SearchOptions, toRelativeUrl } from '@site/src/search/client/options';
import type { SearchHit } from '@site/src/search/engine/response';
import { useAdvice } from '@site/src/search/interface/dialog/use-advice';
import { makeSearchPageUrl, type Scope } from '@site/src/search/interface/scope';
import { installFallbackStorage } from '@site/src/search/interface/stand-in-storage';
import { findFocus } from '@site/src/search/interface/start/keys';
import { Start } from '@site/src/search/interface/start/start-links';
import { cleanHistory, isPagePath } from '@site/src/search/interface/stored-history';
import translations from '@theme/SearchTranslations';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogLinksContext } from './dialog-links';
import { HitLink } from './hit-link';
import './modal.css';
import { ResultsFooter } from './results-footer';
import { describeNothing, ScopeBar } from './scope-bar';
import { SearchAdvice } from './search-advice';
import { useDialog } from './use-dialog';
import { useModalClient } from './use-modal-client';

const modalTexts = translations.modal ?? {};

export interface SearchModalProps {
  readonly options: SearchOptions;
  /** Version that the reader is in. */
  readonly version: DocsVersion;
  /** Version that the search page searches when its address names none. */
  readonly usualVersion: DocsVersion;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog. DocSearch reads the functions it is given only once, when it opens, so they are created once. */
export default function SearchModal(props: SearchModalProps): ReactNode {
  const { options, version, usualVersion, initialQuery, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const { top, bottom } = useDialog(root);
  const [scope, setScope] = useState<Scope>(version);
  const [isStart, setIsStart] = useState(initialQuery === '');
  const client = useModalClient(options, version);
  const [initialScrollY] = useState(() => window.scrollY);
  // DocSearch takes the focus, which would end an IME composition in the field. `handOver` removes `inert` later.
  const [isComposing] = useState(() => window.searchField.isComposing);
  // Runs before the first render of DocSearch, which reads the storage while it renders.
  const [giveBackStorage] = useState(() => {
    const giveBack = installFallbackStorage();
    const isWebPage = (url: string) => /^https?:/.test(url) && options.isExternal(url);
    cleanHistory(window.localStorage, options.indexName, (url) => isPagePath(url, basePath) || isWebPage(url));
    return giveBack;
  });
  useEffect(() => giveBackStorage, [giveBackStorage]);

  const [fixed] = useState(() => {
    const go = (url: string): void => {
      if (options.isExternal(url)) {
        window.location.assign(url);
        return;
      }
      onClose();
      // DocSearch restores the scroll position when it closes.
      setTimeout(() => goTo(url));
    };
    const footer = ({ state }: { state: { query: string; context: Record<string, unknown> } }): React.JSX.Element => (
      <ResultsFooter query={state.query} count={client.readCount(state.query) ?? Number(state.context.nbHits)} />
    );
    const toSearchPage = (query: string, searched: Scope): string =>
      makeSearchPageUrl(options.searchPage ?? '', query, searched, usualVersion);
    return {
      go,
      toSearchPage,
      navigator: { navigate: ({ itemUrl }: { itemUrl: string }) => go(itemUrl) },
      transformItems: (items: SearchHit[]) => items.map((item) => ({ ...item, url: toRelativeUrl(item.url) })),
      footer,
    };
  });
  const { go, toSearchPage, navigator, transformItems, footer } = fixed;
  const links = useMemo(
    () => ({
      go,
      ownVersion: version,
      isEverywhere: scope === 'all',
      toSearchPage: (query: string) => toSearchPage(query, scope),
    }),
    [go, toSearchPage, version, scope],
  );
  const texts = useMemo(() => makeTexts(scope), [scope]);

  const searchAgain = (): void => {
    // DocSearch repeats a search only when its input receives the focus.
    root.current?.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
  const changeScope = (isEverywhere: boolean): void => {
    const chosen = isEverywhere ? 'all' : version;
    setScope(chosen);
    client.setScope(chosen);
    searchAgain();
  };
  const noticeInput = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement && target.type === 'search')) return;
    setIsStart(target.value === '');
    if (target.value === '') client.reset();
  };
  const noticeReset = (): void => {
    setIsStart(true);
    client.reset();
  };
  const focusInput = (): void => root.current?.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();

  const moveInStart = (event: KeyboardEvent): boolean => {
    const { target, key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (!isStart) return false;
    const next = findFocus(currentTarget, target, { key, isCommand: ctrlKey || metaKey || altKey });
    if (next === undefined) return false;
    // Tab is the only key that makes DocSearch clear the selection in its stored hits.
    target.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    next.focus();
    event.stopPropagation();
    // A letter must still reach the input.
    if (key.startsWith('Arrow')) event.preventDefault();
    return true;
  };

  // Delays keys for the list until the hits arrive. Otherwise, DocSearch would follow a hit of another query, or give up the search.
  const takeKey = (event: KeyboardEvent): void => {
    if (isInComposition(event.nativeEvent)) {
      // DocSearch would follow a hit on Enter and close on Escape.
      event.stopPropagation();
      return;
    }
    if (moveInStart(event)) return;
    const { target, key, ctrlKey, metaKey, shiftKey } = event;
    const isForList = target instanceof HTMLInputElement && /^(?:Arrow(?:Up|Down)|Enter)$/.test(key);
    if (!isForList || target.type !== 'search') return;
    const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    if (!client.keep(() => target.dispatchEvent(new window.KeyboardEvent('keydown', init)))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { status, transform } = client;
  const { ended } = status;
  const advice = useAdvice(options, ended);
  // The status changes with every key press. The results do not render again for that.
  const modal = useMemo(
    () => (
      <DocSearchModal
        appId={options.appId}
        apiKey={options.apiKey}
        indexName={options.indexName}
        placeholder={translations.placeholder}
        initialQuery={initialQuery}
        initialScrollY={initialScrollY}
        onClose={onClose}
        onAskAiToggle={ignore}
        maxResultsPerGroup={5}
        transformSearchClient={transform}
        translations={texts}
        navigator={navigator}
        hitComponent={HitLink}
        transformItems={transformItems as unknown as NonNullable<DocSearchModalProps['transformItems']>}
        {...(options.searchPage === undefined ? {} : { resultsFooterComponent: footer })}
      />
    ),
    [options, initialQuery, initialScrollY, onClose, transform, texts, navigator, transformItems, footer],
  );
  return (
    <div
      ref={root}
      inert={isComposing}
      data-provider={status.provider}
      data-failed={status.hasFailed}
      data-empty={status.count === 0}
      data-start={isStart}
      onInput={noticeInput}
      onReset={noticeReset}
      onKeyDownCapture={takeKey}
    >
      <DialogLinksContext value={links}>{modal}</DialogLinksContext>
      {top !== null &&
        createPortal(
          <>
            <ScopeBar
              status={status}
              scope={scope}
              onScope={options.isContextual ? changeScope : undefined}
              onRetry={() => {
                focusInput();
                searchAgain();
              }}
            />
            {advice !== undefined && ended !== undefined && (
              <SearchAdvice
                advice={advice}
                {...ended}
                linkTo={options.searchPage === undefined ? undefined : (other) => toSearchPage(ended.query, other)}
                onFollow={go}
              />
            )}
          </>,
          top,
        )}
      {bottom !== null &&
        isStart &&
        createPortal(<Start version={version} onFollow={go} onForget={focusInput} />, bottom)}
    </div>
  );
}

/** DocSearch's AI assistant is not used. */
function ignore(): void {}

function makeTexts(scope: Scope): typeof modalTexts {
  return {
    ...modalTexts,
    searchBox: {
      ...modalTexts.searchBox,
      clearButtonTitle: translate({ id: 'theme.SearchModal.clear', message: 'Clear' }),
      closeButtonText: translate({ id: 'theme.SearchModal.close', message: 'Close' }),
      closeButtonAriaLabel: translate({ id: 'theme.SearchModal.close', message: 'Close' }),
    },
    noResultsScreen: {
      ...modalTexts.noResultsScreen,
      // DocSearch appends the query.
      noResultsText: translate(
        { id: 'theme.SearchModal.noResultsFor', message: '{nothing} for' },
        { nothing: describeNothing(scope) },
      ),
    },
  };
}
