import { useCallback, useSyncExternalStore } from 'react';
import { addressEvent } from './address-event';
import { writeParameter } from './write-parameter';

const nothing = (): (() => void) => () => undefined;

/** @returns whether the component runs in a browser; false while it fits what the server has drawn */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

/** @returns what only a browser knows; `first` while the component fits what the server has drawn */
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
 * Reads a parameter of the address, as it changes.
 *
 * @param name of the parameter
 * @returns its value, empty when the address has none; and what writes it there, without a new entry in the history
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
