import { leaveEvent } from '@site/src/browser/navigation/events';
import { renewFile } from '@site/src/browser/refetch';
import { failSearch } from '../client/fail-search';

type Dialog = typeof import('./open-dialog');

let loaded: Promise<Dialog> | undefined;

/** Loads the dialog and React. Only the first call, and the first one after a failure, uses the network. */
function load(): Promise<Dialog> {
  if (loaded === undefined) {
    const dialog = import(/* webpackChunkName: "search" */ './open-dialog');
    dialog.catch((error: unknown) => {
      loaded = undefined;
      return renewFile(error);
    });
    loaded = dialog;
  }
  return loaded;
}

/** Preloads the search before it is opened. */
export function prepareSearch(): void {
  load().then(
    ({ warm }) => warm(),
    () => undefined,
  );
}

let isConnected = false;

/** Shows the search dialog when the reader opens the search field (`search-field.ts`), and closes both when the reader leaves. */
export function connectSearch(): void {
  if (isConnected) return;
  isConnected = true;
  const { searchField } = window;
  let close: () => void = () => undefined;
  let turn = 0;
  searchField.connect({
    show() {
      turn += 1;
      const own = turn;
      load().then(
        ({ openDialog, warm }) => {
          warm();
          // While a text is being composed, the field stays after the dialog has opened, so the field alone does not tell.
          if (own === turn && searchField.input !== undefined) close = openDialog(searchField);
        },
        () => failSearch(searchField),
      );
    },
    hide() {
      close();
      close = () => undefined;
    },
  });
  window.addEventListener(leaveEvent, () => searchField.close());
}
