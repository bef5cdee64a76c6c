import CrashBoundary from '@site/src/browser/crash-boundary';
import SearchModal from '@site/src/search/ui/dialog/SearchModal';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeFilters } from '../client/filters';
import { searchOptions } from '../client/options';
import { readPresentVersion, readUsualVersion } from '../client/present-version';
import { listTags } from '../client/scope';
import { handOver } from './hand-over';
import type { SearchField } from './search-field';

/** What is around the message when the dialog crashes. */
function CrashFrame({ show, close }: { show: (place: Element | null) => void; close: () => void }): ReactNode {
  return (
    <div className="search-modal">
      <div className="search-modal__box padding--md" role="dialog" aria-modal="true" aria-label="Search">
        <div ref={show} />
        <button type="button" className="button button--secondary" onClick={close}>
          Close
        </button>
      </div>
    </div>
  );
}

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
      <CrashBoundary what="The search" frame={(show) => <CrashFrame show={show} close={field.close} />}>
        <SearchModal
          version={readPresentVersion()}
          usualVersion={readUsualVersion()}
          initialQuery={query}
          onClose={field.close}
        />
      </CrashBoundary>,
    ),
  );
  const input = holder.querySelector<HTMLInputElement>('input');
  if (input !== null) handOver(field, input);
  else {
    // It has crashed, and says so.
    field.meet();
    field.leave();
  }
  return () => {
    holder.remove();
    // The event that closes the dialog may still be propagating through it.
    setTimeout(() => root.unmount());
  };
}
