import { docsVersions } from '@site/src/config/versions';
import { versionAttribute } from '@site/src/lib/preferred-version';
import { findTarget } from '../events';
import { readStored, storageKeys, writeStored } from '../storage';

/** Stores the version when a reader follows a link to it. A stored version that no longer exists is removed. */
export function watchVersions(): void {
  const stored = readStored(storageKeys.preferredVersion);
  if (stored !== null && docsVersions.every(({ docusaurusName }) => docusaurusName !== stored)) {
    writeStored(storageKeys.preferredVersion, null);
  }
  // In the capture phase, before the link is followed and the page is replaced.
  document.addEventListener(
    'click',
    (event) => {
      const link = findTarget(event, `a[${versionAttribute}]`);
      const name = link?.getAttribute(versionAttribute);
      if (!(link instanceof HTMLAnchorElement) || !name) return;
      writeStored(storageKeys.preferredVersion, name);
      if (link.dataset.keeps === 'place') {
        const url = new URL(link.href);
        link.href = url.pathname + window.location.search + window.location.hash;
      } else if (link.dataset.keeps === 'query') {
        link.href = new URL(link.href).pathname + window.location.search;
      }
    },
    true,
  );
}
