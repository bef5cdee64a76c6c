import { needsNormalLoad } from '@site/src/browser/navigation/needs-normal-load';
import type { SearchField } from '../interface/search-field';

/**
 * Says that the code of the search has not come. If it is gone for good, because the site was deployed again, “Try again” leads to
 * the search page of the new deployment, with what the reader has typed.
 */
export function failSearch(field: SearchField): void {
  field.fail();
  if (!navigator.onLine) return;
  needsNormalLoad(window.location.pathname).then((isNeeded) => isNeeded && field.lose());
}
