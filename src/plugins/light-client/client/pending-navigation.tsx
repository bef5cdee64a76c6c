/**
 * Stands in for Docusaurus' `client/PendingNavigation`, which takes a new address from the router and shows the old page until the next is loaded.
 * All that shows the address was rendered once more for that, and again with the next page. Here the router hears of an address when its page is
 * there (`router/history.ts`).
 */
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@light-client/preload';
import type { Location } from 'history';
import { Component, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { loadPagesBy } from './router/arrival';

interface Props {
  readonly children: ReactNode;
  readonly location: Location;
}

/** Where the reader has wanted to go last. */
let wanted: Location | null = null;

/** Tells the site's client modules of the way to an address. */
function setOut(location: Location): () => void {
  const end = dispatchLifecycleAction('onRouteUpdate', { previousLocation: wanted, location });
  wanted = location;
  return end;
}

loadPagesBy(async (place) => {
  const location = normalizeLocation(place);
  const end = setOut(location);
  try {
    await preload(location.pathname);
    end();
  } catch (error) {
    console.warn(error);
    // As upstream: a new deployment may have taken the page's script away.
    window.location.reload();
    await new Promise(() => {});
  }
});

export default class PendingNavigation extends Component<Props> {
  previousLocation: Location | null = null;

  constructor(props: Props) {
    super(props);
    setOut(props.location);
  }

  override shouldComponentUpdate({ location }: Props): boolean {
    this.previousLocation = this.props.location;
    return location !== this.previousLocation;
  }

  override render(): ReactNode {
    const { location, children } = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
