import type { ReactNode } from 'react';
import { feedback } from '../../../config/feedback';
import { Icon } from '../../../lib/icon';
import { toInlineCode } from '../../../lib/issue';
import { OpenCircuit } from '../../../lib/open-circuit';
import type { Provider } from '../client/answer';
import { encodeText, nameScope, type Scope } from '../client/scope';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Maximum length of the query, in characters. A longer one is cut, because addresses have a length limit. */
const longestQuery = 300;

/** @returns the address of a prefilled issue saying that the documentation lacks something; nothing is sent until the reader submits it there */
export function makeReportUrl(query: string, scope: Scope): string {
  const place = scope === 'all' ? 'all versions' : nameScope(scope);
  const text = query.length > longestQuery ? `${query.slice(0, longestQuery)}…` : query;
  const title = `Docs ${place}: search finds nothing for ${toInlineCode(text)}`;
  const body = `- Query: ${toInlineCode(text)}\n- Version: ${place}\n\nWhat I was looking for:\n\n`;
  return `${feedback.issues}?title=${encodeText(title)}&body=${encodeText(body)}`;
}

/** Says once that nothing was found. */
export function Nothing({ query, isSure }: { query: string; isSure: boolean }): ReactNode {
  return (
    <p className="search-nothing">
      <OpenCircuit />
      <b>
        No results for “{query.trim()}”{isSure && ' in any version'}
      </b>
      Try a shorter word, or one of these pages:
    </p>
  );
}

/** The link below the pages that are offered instead. */
export function ReportMissing({ query, scope }: { query: string; scope: Scope }): ReactNode {
  return (
    <p className="search-note search-report">
      <Icon name="flag" />
      <a href={makeReportUrl(query, scope)} target="_blank" rel="noopener">
        Report what is missing
      </a>
    </p>
  );
}

/** Says that the search could not be loaded. */
export function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className="search-failure">
      {isDevelopment
        ? 'The dev server searches the pages of the last build. If there is none yet, run: npm run build'
        : 'The search could not be loaded. Check your connection.'}
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Names the service, as its terms ask for. */
export function Attribution({ provider }: { provider: Provider }): ReactNode {
  return provider === 'hosted' ? (
    <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
      Powered by Algolia
    </a>
  ) : null;
}
