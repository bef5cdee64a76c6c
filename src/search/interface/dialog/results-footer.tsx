import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { followLink } from './follow-link';

interface ResultsFooterProps {
  /** Address of the search page with the query. */
  readonly url: string;
  readonly count: number;
  readonly onFollow: () => void;
}

/** The link below the results that leads to all of them. */
export function ResultsFooter({ url, count, onFollow }: ResultsFooterProps): ReactNode {
  return (
    <a href={url} onClick={(event) => followLink(event, onFollow)}>
      <Translate id="theme.SearchBar.seeAll" values={{ count }}>
        {'See all {count} results'}
      </Translate>
    </a>
  );
}
