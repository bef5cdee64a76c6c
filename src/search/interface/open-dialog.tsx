import SearchModal from '@site/src/search/interface/dialog/SearchModal';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeFilters } from '../client/filters';
import { searchOptions } from '../client/options';
import { handOver } from './hand-over';
import { readPresentVersion, readUsualVersion } from './present-version';
import { listTags } from './scope';
import type { SearchField } from './search-field';

/** Preloads what the first search will need. */
export function warm(): void {
  const facetFilters = makeFilters(searchOptions, listTags(readPresentVersion()));
  searchOptions.getSearch().then(
    (search) => search.warm({ facetFilters }),
    () => undefined,
  );
}

/**
 * Opens the dialog in place of the field, with the field's text, caret and focus.
 *
 * @returns a function that closes the dialog
 */
export function openDialog(field: SearchField): () => void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const query = field.input?.value ?? '';
  // Renders synchronously, because the reader may type between two tasks.
  flushSync(() =>
    root.render(
      <SearchModal
        options={searchOptions}
        version={readPresentVersion()}
        usualVersion={readUsualVersion()}
        initialQuery={query}
        onClose={field.close}
      />,
    ),
  );
  const input = holder.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input !== null) handOver(field, input);
  return () => {
    holder.remove();
    // The event that closes the dialog may still be propagating through it.
    setTimeout(() => root.unmount());
  };
}
