/** Docusaurus' contexts for islands: site configuration, location and color mode. Loaded only for islands that need them. */

import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { basePath } from '@site/src/config/base-path';
import { ColorModeProvider } from '@site/src/lib/theme-internal';
import type { History, Location, LocationDescriptor } from 'history';
import { type ReactNode, useState } from 'react';
import { Router } from 'react-router-dom';
import { go } from '../go';
import { arriveEvent } from '../navigation/events';

/** Docusaurus' links call these. They do nothing, because the site prefetches linked pages itself. */
window.docusaurus ??= { prefetch: () => false, preload: () => Promise.resolve([]) };

export default function SiteContexts({ children }: { children?: ReactNode }): ReactNode {
  const [history] = useState(makeHistory);
  return (
    <BrowserContextProvider>
      <Router history={history}>
        <ColorModeProvider>{children}</ColorModeProvider>
      </Router>
    </BrowserContextProvider>
  );
}

/** Returns the location as Docusaurus has it on the server: without a trailing slash. */
function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/index\.html$/, '');
  return { pathname: path === basePath ? path : path.replace(/\/$/, ''), search, hash, state: undefined };
}

function toAddress(to: LocationDescriptor): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** Creates a history that leaves navigation to the page. */
function makeHistory(): History {
  const follow = (to: LocationDescriptor): void => go(toAddress(to));
  return {
    length: 1,
    action: 'POP',
    location: readLocation(),
    createHref: toAddress,
    push: follow,
    replace: follow,
    go: (steps: number) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    block: () => () => undefined,
    listen(tell) {
      let { pathname } = readLocation();
      const update = ({ type }: Event): void => {
        const location = readLocation();
        // An island of the navbar stays when the page changes. When the reader goes back, the address changes before.
        if (type === arriveEvent) ({ pathname } = location);
        if (location.pathname === pathname) tell(location, 'POP');
      };
      const ends = new AbortController();
      for (const event of ['hashchange', 'popstate', arriveEvent])
        window.addEventListener(event, update, { signal: ends.signal });
      return () => ends.abort();
    },
  };
}
