import { announcement } from '@site/src/config/announcement';
import { onPress } from '../events';
import { readStored, storageKeys, writeStored } from '../storage';

const bar = '.theme-announcement-bar';

/** Lets readers close the announcement. It stays closed until there is a new one. */
export function watchAnnouncement(): void {
  const id = announcement?.id ?? '';
  const isKnown = readStored(storageKeys.announcement) === id;
  if (!isKnown) {
    writeStored(storageKeys.announcement, id);
    writeStored(storageKeys.isAnnouncementDismissed, 'false');
  } else if (readStored(storageKeys.isAnnouncementDismissed) === 'true') {
    // The inline script of theme-classic 3.10.2 has already hidden it.
    document.querySelector(bar)?.remove();
  }
  onPress(`${bar} button`, (button) => {
    writeStored(storageKeys.isAnnouncementDismissed, 'true');
    button.closest(bar)?.remove();
  });
}
