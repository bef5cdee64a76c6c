import { onPress } from '../events';
import { readStored, writeStored } from '../storage';

const bar = '.theme-announcement-bar';

/** Lets readers close the announcement. It stays closed until there is a new one, which a script in the head notices (`src/plugins/inline-scripts`). */
export function watchAnnouncement(): void {
  // The inline script of theme-classic 3.10.2 has already hidden it.
  if (readStored('docusaurus.announcement.dismiss') === 'true') document.querySelector(bar)?.remove();
  onPress(`${bar} button`, (button) => {
    writeStored('docusaurus.announcement.dismiss', 'true');
    button.closest(bar)?.remove();
  });
}
