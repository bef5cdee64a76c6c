import { makeElement } from '../../browser/elements/make-element';
import { findTarget } from '../../browser/events';
import { readStored, writeStored } from '../../browser/storage';

const key = 'docusaurus.announcement.dismiss';

/** Lets readers close the announcement. It stays closed until there is a new one, which the script in the head notices (`src/plugins/inline-scripts`). */
export default makeElement((bar, signal) => {
  const close = (event: Event): void => {
    if (findTarget(event, 'button') === null) return;
    writeStored(key, 'true');
    bar.remove();
  };
  bar.addEventListener('click', close, { signal });
  // The script in the head has already hidden it.
  if (readStored(key) === 'true') bar.remove();
});
