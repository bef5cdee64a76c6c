/**
 * Client module: saves visited pages for offline reading. All of it waits for the first interaction. It does nothing for readers who
 * save data, or in browsers that can't or may not store anything.
 */
import type { ClientModule } from '@docusaurus/types';
import { onFirstInteraction } from '../../browser/first-interaction';
import { savesData } from '../../browser/saves-data';
import { offlineEnabled } from '../../config/offline';
import { noticeId } from './saved-notice';

let visits: Promise<typeof import('@site/src/packages/offline/visits/index')> | undefined;

const isAble = process.env.NODE_ENV === 'production' && typeof window !== 'undefined' && offlineEnabled;
if (isAble && 'serviceWorker' in navigator && 'caches' in window && !savesData()) {
  onFirstInteraction(() => {
    visits = import(/* webpackChunkName: "late" */ '@site/src/packages/offline/visits/index');
    visits.then(({ start }) => start()).catch(() => undefined);
  });
  // Without this code, the notice goes on saying that the current page is loading.
  const notice = document.getElementById(noticeId);
  if (notice !== null) {
    import(/* webpackChunkName: "late" */ '@site/src/packages/offline/visits/follow-current')
      .then(({ followCurrent }) => followCurrent(notice))
      .catch(() => undefined);
  }
}

const offline: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    visits?.then(({ visit }) => visit(location.pathname, false)).catch(() => undefined);
  },
};

export default offline;
