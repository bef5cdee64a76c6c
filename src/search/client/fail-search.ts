import { needsNormalLoad } from '@site/src/browser/navigation/needs-normal-load';
import type { SearchField } from '../ui/search-field';

/**
 * Tells the reader that the code of the search could not be loaded. If it is gone for good, because the site was redeployed, “Try
 * again” leads to the search page of the new deployment, with the text that the reader has typed.
 */
export function failSearch(field: SearchField): void {
  field.fail();
  if (!navigator.onLine) return;
  needsNormalLoad(window.location.pathname).then((isNeeded) => isNeeded && field.lose());
}
