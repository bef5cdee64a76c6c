import { pageEvent } from '../navigation/events';
import { findBar, loadFor } from '../note';
import { hasMyVersion } from './stored';

/** Shows readers who have named the version of their app what it lacks on each page. The code for that is loaded for them alone. */
export function watchMyVersion(): void {
  const show = (): void => {
    if (!hasMyVersion()) return;
    loadFor(
      findBar(),
      () => import(/* webpackChunkName: "few" */ './index'),
      ({ showMyVersion }) => showMyVersion(),
      'What your version lacks could not be marked on this page.',
    );
  };
  window.addEventListener(pageEvent, show);
  show();
}
