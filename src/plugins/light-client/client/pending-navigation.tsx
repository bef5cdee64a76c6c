/**
 * Stands in for Docusaurus' `client/PendingNavigation`, which shows the old page until the next is loaded: the same, but the old page is
 * left alone meanwhile. The router tells everything below it of a new address, so all of the old page was rendered once more before the next.
 */
import UpstreamNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { type ReactNode, useContext, useMemo } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

export default class PendingNavigation extends UpstreamNavigation {
  override render(): ReactNode {
    return <StillRouter location={this.props.location}>{super.render()}</StillRouter>;
  }
}

/** Keeps what the router says to what it shows, until that is at another address. */
function StillRouter({ location, children }: { location: object; children: ReactNode }): ReactNode {
  const ahead = useContext(RouterContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router is ahead of the page that is shown.
  const still = useMemo(() => ahead, [location]);
  return <RouterContext.Provider value={still}>{children}</RouterContext.Provider>;
}
