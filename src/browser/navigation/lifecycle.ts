/** Notifies the site's client modules (from Docusaurus and plugins) of navigation, as Docusaurus' own client does. */
import type { ClientModule } from '@docusaurus/types';
import clientModules from '@generated/client-modules';
import type { Location } from 'history';
import type { Address } from './address';

let previousLocation: Location | null = null;

/** What the client modules have asked to be called when the current navigation ends. */
let ends: (() => void)[] = [];

function endNavigation(): void {
  for (const end of ends.splice(0)) end();
}

function toLocation({ pathname, search, hash }: Address): Location {
  return { pathname, search, hash, state: undefined };
}

function dispatch(hook: 'onRouteUpdate' | 'onRouteDidUpdate', location: Location): (() => void)[] {
  return clientModules.flatMap((module) => {
    const lifecycle = (module?.default?.[hook] ?? (module as ClientModule | undefined)?.[hook]) as
      | ClientModule['onRouteUpdate']
      | undefined;
    return lifecycle?.({ previousLocation, location }) ?? [];
  });
}

/**
 * Notifies the client modules that the reader navigates to an address. A navigation that is still under way ends.
 *
 * @returns a function to call when the page is shown
 */
export function announceNavigation(address: Address): () => void {
  const location = toLocation(address);
  endNavigation();
  ends = dispatch('onRouteUpdate', location);
  return () => {
    endNavigation();
    dispatch('onRouteDidUpdate', location);
    previousLocation = location;
  };
}
