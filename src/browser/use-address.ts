import { useCallback, useSyncExternalStore } from 'react';
import { addressEvent } from './navigation/events';
import { writeParameter } from './write-parameter';

const nothing = (): (() => void) => () => undefined;

/** Returns whether the component runs in a browser. False during hydration, to match the server's HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

/** Returns a value that only the browser knows, or `first` during hydration, to match the server's HTML. */
export function useInBrowser<Value>(read: () => Value, first: Value): Value {
  return useSyncExternalStore(nothing, read, () => first);
}

function watchAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(addressEvent, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(addressEvent, listener);
  };
}

/**
 * Reads a query parameter of the address, and updates when it changes.
 *
 * @param name name of the parameter
 * @returns its value, empty when the address has none; and a function that writes it without a new history entry
 */
export function useParameter(name: string): [value: string, write: (value: string) => void] {
  const value = useSyncExternalStore(
    watchAddress,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
    () => '',
  );
  const write = useCallback((next: string) => writeParameter(name, next), [name]);
  return [value, write];
}
