import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { SearchHit } from '@site/src/lib/search/response';
import { rememberChosenVersion } from '@site/src/search/chosen-version';
import type { SearchOptions } from '@site/src/search/use-search-options';
import { versionOfTag } from '@site/src/search/versions';
import translations from '@theme/SearchTranslations';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { HitLink, HitLinkContext } from './hit-link';
import './modal.css';
import { ResultsFooter } from './results-footer';
import { useDialog } from './use-dialog';
import { useModalClient } from './use-modal-client';

const modalTexts = translations.modal ?? {};

export interface SearchModalProps {
  readonly options: SearchOptions;
  /** Tags of the versions that the page's reader is in. */
  readonly tags: readonly string[];
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog. DocSearch reads its functions once, when it opens; they are therefore made once. */
export default function SearchModal({ options, tags, initialQuery, onClose }: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const slot = useDialog(root);
  const history = useHistory();
  const toRelativeUrl = useSearchResultUrlProcessor();
  const [isEverywhere, setIsEverywhere] = useState(false);
  const client = useModalClient(options, tags);
  const [initialScrollY] = useState(() => window.scrollY);

  const version = versionOfTag(tags.find((tag) => versionOfTag(tag) !== undefined) ?? '');
  const [fixed] = useState(() => {
    const isExternal = (url: string): boolean => isRegexpStringMatch(options.externalUrlRegex, url);
    const go = (url: string): void => {
      if (isExternal(url)) window.location.assign(url);
      else history.push(url);
    };
    const footer = ({ state }: { state: { query: string; context: Record<string, unknown> } }): React.JSX.Element => (
      <ResultsFooter
        page={options.searchPage ?? ''}
        query={state.query}
        count={client.readCount(state.query) ?? Number(state.context.nbHits)}
        onFollow={(url) => {
          rememberChosenVersion(client.isEverywhere() ? 'all' : (tags[0] ?? ''));
          onClose();
          history.push(url);
        }}
      />
    );
    return {
      isExternal,
      go,
      navigator: { navigate: ({ itemUrl }: { itemUrl: string }) => go(itemUrl) },
      transformItems: (items: SearchHit[]) => items.map((item) => ({ ...item, url: toRelativeUrl(item.url) })),
      footer,
    };
  });
  const { isExternal, go, navigator, transformItems, footer } = fixed;
  const links = { isExternal, go, ownVersion: version, isEverywhere };

  const texts = useMemo(
    () => ({
      ...modalTexts,
      noResultsScreen: {
        ...modalTexts.noResultsScreen,
        ...(client.hasFailed ? { noResultsText: failureText() } : {}),
      },
    }),
    [client.hasFailed],
  );

  const toggle = (isChecked: boolean): void => {
    setIsEverywhere(isChecked);
    client.setEverywhere(isChecked);
    // DocSearch has no way to search again but the focus coming into its input.
    const input = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    const checkbox = document.activeElement;
    input?.blur();
    input?.focus();
    if (checkbox instanceof HTMLElement) checkbox.focus();
  };

  return (
    <div ref={root} data-provider={client.provider}>
      <HitLinkContext value={links}>
        <DocSearchModal
          appId={options.appId}
          apiKey={options.apiKey}
          indexName={options.indexName}
          placeholder={translations.placeholder}
          initialQuery={initialQuery}
          initialScrollY={initialScrollY}
          onClose={onClose}
          onAskAiToggle={ignore}
          maxResultsPerGroup={8}
          transformSearchClient={client.transform}
          translations={texts}
          navigator={navigator}
          hitComponent={HitLink}
          transformItems={transformItems as unknown as NonNullable<DocSearchModalProps['transformItems']>}
          {...(options.searchPage === undefined ? {} : { resultsFooterComponent: footer })}
        />
      </HitLinkContext>
      {slot !== null &&
        createPortal(
          <>
            <span>
              {isEverywhere ? (
                <Translate id="theme.SearchModal.everywhere">Searching all versions</Translate>
              ) : (
                <Translate id="theme.SearchModal.oneVersion" values={{ version: version?.name ?? '' }}>
                  {'Searching {version}'}
                </Translate>
              )}
            </span>
            <label>
              <input type="checkbox" checked={isEverywhere} onChange={(event) => toggle(event.target.checked)} />
              <Translate id="theme.SearchModal.searchEverywhere">Search all versions</Translate>
            </label>
          </>,
          slot,
        )}
    </div>
  );
}

/** The assistant that DocSearch would ask is not used. */
function ignore(): void {}

/** Stands where `No results found for` would; DocSearch writes the query behind it. */
function failureText(): string {
  return process.env.NODE_ENV === 'development'
    ? translate({
        id: 'theme.SearchModal.noIndex',
        message: 'The search index could not be made from the sources; the terminal says why. Nothing to show for',
      })
    : translate({
        id: 'theme.SearchModal.failed',
        message: 'Search could not be loaded. Check your connection; the next key tries again. Nothing to show for',
      });
}
