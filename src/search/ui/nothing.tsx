import { Icon } from '@site/src/lib/icon';
import { OpenCircuit } from '@site/src/lib/open-circuit';
import type { ReactNode } from 'react';
import type { Scope } from '../client/scope';
import { makeReportUrl } from './report-missing';

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
