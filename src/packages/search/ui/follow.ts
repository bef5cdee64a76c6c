import { go } from '../../../browser/go';
import { trimPath } from '../../../browser/navigation/address';
import { focusOnce } from '../../../browser/navigation/focus';
import { searchOptions } from '../client/options';
import type { Row } from './row';

/** Does what a row stands for: goes to its page, and moves the focus to the section there. */
export function follow({ url, run }: Pick<Row, 'url' | 'run'>): void {
  if (run !== undefined) {
    run();
    return;
  }
  if (searchOptions.isExternal(url)) {
    window.location.assign(url);
    return;
  }
  const { pathname, hash } = new URL(url, window.location.origin);
  go(url);
  // The navigation moves the focus to a section of another page.
  if (trimPath(pathname) === trimPath(window.location.pathname))
    focusOnce(document.getElementById(decodeURIComponent(hash.slice(1))));
}
