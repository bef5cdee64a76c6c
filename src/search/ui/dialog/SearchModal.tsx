import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { isInComposition } from '@site/src/browser/composition';
import { go as goTo } from '@site/src/browser/go';
import { basePath, type DocsVersion } from '@site/src/config/versions';
import { type SearchOptions, toRelativeUrl } from '@site/src/search/client/options';
import { makeSearchPageUrl, type Scope } from '@site/src/search/client/scope';
import type { SearchHit } from '@site/src/search/engine/response';
import { installFallbackStorage } from '@site/src/search/ui/stand-in-storage';
import { findFocus } from '@site/src/search/ui/start/keys';
import { Start } from '@site/src/search/ui/start/start-links';
import { cleanHistory, isPagePath } from '@site/src/search/ui/stored-history';
import translations from '@theme/SearchTranslations';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogLinksContext } from './dialog-links';
import { HitLink } from './hit-link';
import './modal.css';
import { ResultsFooter } from './results-footer';
import { describeNothing, ScopeBar } from './scope-bar';
import { SearchAdvice } from './search-advice';
import { useAdvice } from './use-advice';
import { useDialog } from './use-dialog';
import { useModalClient } from './use-modal-client';

export interface SearchModalProps {
  readonly options: SearchOptions;
  /** Version that the reader is in. */
  readonly version: DocsVersion;
  /** Version that the search page searches when its address names none. */
  readonly usualVersion: DocsVersion;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog. It is rendered once for each opening, so its properties never change. */
export default function SearchModal({
  options,
  version,
  usualVersion,
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { top, bottom } = useDialog(root);
  const [scope, setScope] = useState<Scope>(version);
  const [isStart, setIsStart] = useState(initialQuery === '');
  const { status, transform, readCount, ...client } = useModalClient(options, version);
  const { ended } = status;
  const advice = useAdvice(options, ended);
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

  const [go] = useState(() => (url: string): void => {
    if (options.isExternal(url)) {
      window.location.assign(url);
      return;
    }
    onClose();
    // DocSearch restores the scroll position when it closes.
    setTimeout(() => goTo(url));
  });
  const [linkTo] = useState(
    () => (query: string, searched: Scope) =>
      makeSearchPageUrl(options.searchPage ?? '', query, searched, usualVersion),
  );
  const links = useMemo(() => {
    const toSearchPage = (query: string): string => linkTo(query, scope);
    return { go, ownVersion: version, isEverywhere: scope === 'all', toSearchPage, readCount };
  }, [go, linkTo, version, scope, readCount]);

  const findInput = () => root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
  // DocSearch repeats a search only when its input receives the focus.
  const searchAgain = () => findInput()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const changeScope = (isEverywhere: boolean): void => {
    const chosen = isEverywhere ? 'all' : version;
    setScope(chosen);
    client.setScope(chosen);
    searchAgain();
  };
  const noticeText = (text: string): void => {
    setIsStart(text === '');
    if (text === '') client.reset();
  };
  const noticeInput = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.type === 'search') noticeText(target.value);
  };

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
      // DocSearch would follow a hit on Enter (algolia/docsearch#1304) and close on Escape.
      event.stopPropagation();
      return;
    }
    if (moveInStart(event)) return;
    const { target, key, ctrlKey, metaKey, shiftKey } = event;
    if (target !== findInput() || !/^(?:Arrow(?:Up|Down)|Enter)$/.test(key)) return;
    const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    if (!client.keep(() => target.dispatchEvent(new window.KeyboardEvent('keydown', init)))) return;
    event.preventDefault();
    event.stopPropagation();
  };

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
        onAskAiToggle={() => undefined}
        maxResultsPerGroup={5}
        transformSearchClient={transform}
        translations={makeTexts(scope)}
        navigator={{ navigate: ({ itemUrl }) => go(itemUrl) }}
        hitComponent={HitLink}
        transformItems={transformItems as unknown as NonNullable<DocSearchModalProps['transformItems']>}
        {...(options.searchPage === undefined ? {} : { resultsFooterComponent: ResultsFooter })}
      />
    ),
    [options, initialQuery, initialScrollY, onClose, transform, scope, go],
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
      onReset={() => noticeText('')}
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
                findInput()?.focus();
                searchAgain();
              }}
            />
            {advice !== undefined && ended !== undefined && (
              <SearchAdvice
                advice={advice}
                {...ended}
                linkTo={options.searchPage === undefined ? undefined : (other) => linkTo(ended.query, other)}
                onFollow={go}
              />
            )}
          </>,
          top,
        )}
      {bottom !== null &&
        isStart &&
        createPortal(<Start version={version} onFollow={go} onForget={() => findInput()?.focus()} />, bottom)}
    </div>
  );
}

function transformItems(items: SearchHit[]): SearchHit[] {
  return items.map((item) => ({ ...item, url: toRelativeUrl(item.url) }));
}

function makeTexts(scope: Scope): NonNullable<DocSearchModalProps['translations']> {
  const { modal = {} } = translations;
  const buttons = { clearButtonTitle: 'Clear', closeButtonText: 'Close', closeButtonAriaLabel: 'Close' };
  return {
    ...modal,
    searchBox: { ...modal.searchBox, ...buttons },
    // DocSearch appends the query.
    noResultsScreen: { ...modal.noResultsScreen, noResultsText: `${describeNothing(scope)} for` },
  };
}
