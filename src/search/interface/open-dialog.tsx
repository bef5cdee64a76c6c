import SearchModal from '@site/src/search/interface/dialog/SearchModal';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeFilters } from '../client/filters';
import { searchOptions } from '../client/options';
import { handOver } from './hand-over';
import { readPresentVersion, readUsualVersion } from './present-version';
import { listTags } from './scope';
import type { SearchField } from './search-field';

/** Loads what the first search will need. */
export function warm(): void {
  const facetFilters = makeFilters(searchOptions, listTags(readPresentVersion()));
  searchOptions.getSearch().then(
    (search) => search.warm({ facetFilters }),
    () => undefined,
  );
}

/**
 * Opens the dialog in the place of the field, with its text, caret and focus.
 *
 * @returns closes it
 */
export function openDialog(field: SearchField): () => void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const query = field.input?.value ?? '';
  // In one go: between two tasks the reader may type.
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
    // The press that closes it may still be on its way through the dialog.
    setTimeout(() => root.unmount());
  };
}
