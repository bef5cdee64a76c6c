import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface ResultsFooterProps {
  /** Path of the search page. */
  readonly page: string;
  readonly query: string;
  readonly count: number;
  readonly onFollow: (url: string) => void;
}

/** The link below the results to all of them. */
export function ResultsFooter({ page, query, count, onFollow }: ResultsFooterProps): ReactNode {
  const url = `${page}?q=${encodeURIComponent(query)}`;
  return (
    <a
      href={url}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow(url);
      }}
    >
      <Translate id="theme.SearchBar.seeAll" values={{ count }}>
        {'See all {count} results'}
      </Translate>
    </a>
  );
}
