import type { ReactNode } from 'react';
import type { Scope } from '../client/scope';
import { makeReportUrl } from './report-missing';

/** Two plates that do not touch. */
export function OpenCircuit(): ReactNode {
  return (
    <svg className="open-circuit" viewBox="0 0 220 64" aria-hidden="true">
      <path className="open-circuit__web" d="M10 32h68M78 10v44" />
      <path className="open-circuit__gap" d="M92 32h36" />
      <path className="open-circuit__native" d="M142 32h68M142 10v44" />
    </svg>
  );
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
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 17V3.5h10L12.5 7 15 10.5H5" />
      </svg>
      <a href={makeReportUrl(query, scope)} target="_blank" rel="noopener">
        Report what is missing
      </a>
    </p>
  );
}
