import Translate from '@docusaurus/Translate';
import { type ReactNode, useContext } from 'react';
import { DialogLinksContext } from './dialog-links';
import { followLink } from './follow-link';

interface ResultsFooterProps {
  readonly query: string;
  readonly count: number;
}

/**
 * The link below the results that leads to all of them. DocSearch renders it again only when hits arrive, so it takes its address from the
 * context, which knows at once that the reader wants other versions.
 */
export function ResultsFooter({ query, count }: ResultsFooterProps): ReactNode {
  const { go, toSearchPage } = useContext(DialogLinksContext);
  const url = toSearchPage(query);
  return (
    <a href={url} onClick={(event) => followLink(event, () => go(url))}>
      <Translate id="theme.SearchBar.seeAll" values={{ count }}>
        {'See all {count} results'}
      </Translate>
    </a>
  );
}
