import { type JSX, useContext } from 'react';
import { DialogLinksContext } from './dialog-links';
import { followLink } from './follow-link';

/** State of DocSearch, as far as it is used here. */
interface ResultsFooterProps {
  readonly state: { readonly query: string; readonly context: Readonly<Record<string, unknown>> };
}

/**
 * The link below the results that leads to all of them. DocSearch renders it again only when hits arrive, so it takes its address from the
 * context, which knows at once that the reader wants other versions.
 */
export function ResultsFooter({ state: { query, context } }: ResultsFooterProps): JSX.Element {
  const { go, toSearchPage, readCount } = useContext(DialogLinksContext);
  const url = toSearchPage(query);
  return (
    <a href={url} onClick={(event) => followLink(event, () => go(url))}>
      {`See all ${readCount(query) ?? Number(context.nbHits)} results`}
    </a>
  );
}
