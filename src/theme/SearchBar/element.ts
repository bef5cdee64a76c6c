import { connectSearch, prepareSearch } from '@capacitor-docs/search/ui/connect';
import { isApple } from '../../browser/events';

/** The button that opens the search. Shows what its keys are called on this computer, which the build can't know. */
export default class SearchButton extends HTMLElement {
  /** The build's HTML has the same button on each page, with the keys of other computers. */
  static readonly isSameOnAllPages = true;

  connectedCallback(): void {
    const button = this.querySelector('button');
    const key = this.querySelector('kbd');
    if (isApple()) {
      button?.setAttribute('aria-keyshortcuts', 'Meta+K');
      key?.replaceChildren('⌘');
    }
    key?.parentElement?.setAttribute('data-known', 'true');
    connectSearch();
    for (const type of ['focusin', 'mouseover', 'touchstart']) {
      this.addEventListener(type, prepareSearch, { passive: true });
    }
  }
}
