import { leaveEvent } from '../../../browser/navigation/events';
import { needsNormalLoad } from '../../../browser/navigation/needs-normal-load';
import { renewFile } from '../../../browser/refetch';
import { loadOnce } from '../engine/load-once';
import type { SearchField } from './search-field';

/** Loads the dialog and React. */
const load = loadOnce(() => {
  const dialog = import(/* webpackChunkName: "search" */ './open-dialog');
  dialog.catch(renewFile);
  return dialog;
});

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

/**
 * Tells the reader that the code of the search could not be loaded. If it is gone for good, because the site was redeployed, “Try
 * again” leads to the search page of the new deployment, with the text that the reader has typed.
 */
function failSearch(field: SearchField): void {
  field.fail();
  if (!navigator.onLine) return;
  needsNormalLoad(window.location.pathname).then((isNeeded) => isNeeded && field.lose());
}
