/** Docusaurus' contexts for islands: site configuration, location and color mode. Loaded only for islands that need them. */

import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import siteConfig from '@generated/docusaurus.config';
import { ColorModeProvider } from '@site/src/lib/theme-internal';
import type { History, Location, LocationDescriptor } from 'history';
import { type ReactNode, useState } from 'react';
import { Router } from 'react-router-dom';
import { arriveEvent } from '../navigation/events';

interface Props {
  host: Element;
  children: ReactNode;
}

/** Docusaurus' links call these. They do nothing, because the site prefetches linked pages itself. */
window.docusaurus ??= { prefetch: () => false, preload: () => Promise.resolve([]) };

export default function SiteContexts({ host, children }: Props): ReactNode {
  const [history] = useState(() => makeHistory(host));
  return (
    <BrowserContextProvider>
      <Router history={history}>
        <ColorModeProvider>{children}</ColorModeProvider>
      </Router>
    </BrowserContextProvider>
  );
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: undefined };
}

/** Returns the location as on the server: without query, fragment and trailing slash. */
function readFirstLocation(): Location {
  const { pathname } = window.location;
  const path = pathname.replace(/index\.html$/, '');
  const bare = path === siteConfig.baseUrl ? path : path.replace(/\/$/, '');
  return { pathname: bare, search: '', hash: '', state: undefined };
}

function toAddress(to: LocationDescriptor): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** Creates a history for one page. It navigates by clicking a temporary link, so that the page handles it like its own links. */
function makeHistory(host: Element): History {
  const follow = (to: LocationDescriptor): void => {
    const link = document.createElement('a');
    link.href = toAddress(to);
    host.after(link);
    link.click();
    link.remove();
  };
  return {
    length: 1,
    action: 'POP',
    location: readFirstLocation(),
    createHref: toAddress,
    push: follow,
    replace: follow,
    go: (steps: number) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    block: () => () => undefined,
    listen(tell) {
      let { pathname } = readFirstLocation();
      const update = (event?: Event): void => {
        // An island of the navbar stays when the page changes. When the reader goes back, the address changes before.
        if (event?.type === arriveEvent) ({ pathname } = readFirstLocation());
        if (readFirstLocation().pathname === pathname) tell({ ...readLocation(), pathname }, 'POP');
      };
      const events = ['hashchange', 'popstate', arriveEvent];
      for (const event of events) window.addEventListener(event, update);
      queueMicrotask(update);
      return () => {
        for (const event of events) window.removeEventListener(event, update);
      };
    },
  };
}
