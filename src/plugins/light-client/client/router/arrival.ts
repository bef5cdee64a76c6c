/** What lies between a new address and its page. The history waits for it; `client/pending-navigation.tsx` says how pages are loaded. */
import type { History, Location } from 'history';

/** Loads the page at an address; the promise ends when it can be shown, and never when something else is shown instead. */
type PageLoader = (location: Location) => Promise<void>;

let load: PageLoader = async () => undefined;
let latest: { location: Location; arrival: Promise<void> } | undefined;

/** Says how pages are loaded. */
export function loadPagesBy(loader: PageLoader): void {
  load = loader;
}

/** Loads the page at an address, once for all who ask. */
function whenArrived(location: Location): Promise<void> {
  if (latest?.location !== location) latest = { location, arrival: load(location) };
  return latest.arrival;
}

/**
 * Makes the listeners of a history hear of an address when its page is there, and not of one that the reader has left before.
 *
 * @param history changed in place
 * @returns the same
 */
export function tellOnArrival<Any extends Pick<History, 'listen' | 'location'>>(history: Any): Any {
  const { listen } = history;
  history.listen = (listener) => {
    let isListening = true;
    const end = listen(async (location, action) => {
      await whenArrived(location);
      if (isListening && history.location === location) listener(location, action);
    });
    return () => {
      isListening = false;
      end();
    };
  };
  return history;
}
