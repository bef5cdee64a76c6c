/** What islands may ask Docusaurus for: the site's settings, the place of the page, the color mode. Loaded only with islands that import it. */

import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import siteConfig from '@generated/docusaurus.config';
import type { History, Location, LocationDescriptor } from 'history';
import { type ReactNode, useState } from 'react';
import { Router } from 'react-router-dom';

interface Props {
  host: Element;
  children: ReactNode;
}

/** Links of Docusaurus ask for these; the pages that links lead to are loaded ahead without being asked. */
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

/** As the server had it: no parameters, no fragment, no slash at the end. */
function readFirstLocation(): Location {
  const { pathname } = window.location;
  const path = pathname.replace(/index\.html$/, '');
  const bare = path === siteConfig.baseUrl ? path : path.replace(/\/$/, '');
  return { pathname: bare, search: '', hash: '', state: undefined };
}

function toAddress(to: LocationDescriptor): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** A history for one page: whoever leads on presses a link of the page, so that the page does what it does with its own links. */
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
      const path = readFirstLocation().pathname;
      const update = (): void => {
        // Another page has islands of its own.
        if (readFirstLocation().pathname === path) tell({ ...readLocation(), pathname: path }, 'POP');
      };
      window.addEventListener('hashchange', update);
      window.addEventListener('popstate', update);
      queueMicrotask(update);
      return () => {
        window.removeEventListener('hashchange', update);
        window.removeEventListener('popstate', update);
      };
    },
  };
}
