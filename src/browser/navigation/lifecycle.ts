/** Tells the client modules of the site (Docusaurus' and those of plugins) where the reader goes, as Docusaurus' own client does. */
import type { ClientModule } from '@docusaurus/types';
import clientModules from '@generated/client-modules';
import type { Location } from 'history';
import type { Address } from './address';

let previousLocation: Location | null = null;

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
 * Tells that the reader is on the way to an address.
 *
 * @returns to be called when the page is shown
 */
export function setOut(address: Address): () => void {
  const location = toLocation(address);
  const ends = dispatch('onRouteUpdate', location);
  return () => {
    for (const end of ends) end();
    dispatch('onRouteDidUpdate', location);
    previousLocation = location;
  };
}
