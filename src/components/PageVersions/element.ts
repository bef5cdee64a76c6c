import { hasMyVersion } from '@site/src/browser/my-version/stored';
import { pageEvent } from '@site/src/browser/navigation/events';
import { findBar, loadFor } from '@site/src/browser/note';

/** The line above a page. What readers see who have named the version of their app is loaded for them alone. */
export default class PageVersions extends HTMLElement {
  connectedCallback(): void {
    this.handleEvent();
    // The rest of a long page is there, and members in it may be newer than the reader's version.
    window.addEventListener(pageEvent, this);
  }

  disconnectedCallback(): void {
    window.removeEventListener(pageEvent, this);
  }

  handleEvent(): void {
    if (!hasMyVersion()) return;
    loadFor(
      findBar(),
      () => import(/* webpackChunkName: "my-version" */ '@site/src/browser/my-version'),
      ({ showMyVersion }) => this.isConnected && showMyVersion(),
      'What your version lacks could not be marked on this page.',
    );
  }
}
