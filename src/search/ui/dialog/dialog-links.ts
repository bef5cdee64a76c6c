import type { DocsVersion } from '@site/src/config/versions';
import { createContext } from 'react';

/** Data for the links of the dialog. DocSearch renders them without our own props, so they get it from a context. */
export interface DialogLinks {
  readonly go: (url: string) => void;
  /** Version that the reader is in. */
  readonly ownVersion: DocsVersion | undefined;
  readonly isEverywhere: boolean;
  /** Returns the address of the search page for a query, with the versions that the dialog searches. */
  readonly toSearchPage: (query: string) => string;
  /** Returns the number of results of a query; undefined before its answer. */
  readonly readCount: (query: string) => number | undefined;
}

export const DialogLinksContext = createContext<DialogLinks>({
  go: () => undefined,
  ownVersion: undefined,
  isEverywhere: false,
  toSearchPage: () => '',
  readCount: () => undefined,
});
