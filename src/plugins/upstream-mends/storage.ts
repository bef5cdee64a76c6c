/**
 * Stands in for theme-common's `utils/storageUtils`: a browser that refuses to store is told of once for the page, whichever way it refuses, and
 * calls then do nothing. Upstream writes an error for each call when there is a storage whose methods throw, as a full one does.
 */
import type { SiteStorage } from '@docusaurus/types';
import siteStorage from '@generated/site-storage';
import { useCallback, useState, useSyncExternalStore } from 'react';

type StorageType = SiteStorage['type'] | 'none';

/** One entry of the storage. No call throws; what can't be read is null. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /** Tells of changes, those of other windows too; returns what ends it. */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void;
}

let hasWarned = false;

/** @returns what `use` gives; null without storage, and when the browser refuses */
function tryStorage<Result>(type: StorageType, use: (storage: Storage) => Result): Result | null {
  if (typeof window === 'undefined') throw new Error('Use the storage of browsers in effects and event handlers only.');
  if (type === 'none') return null;
  try {
    return use(window[type]);
  } catch (error) {
    if (!hasWarned) {
      console.warn(
        'Docusaurus browser storage is not available: it may be full, or refused by the settings for privacy.',
        error,
      );
    }
    hasWarned = true;
    return null;
  }
}

/** @param options which storage; that of the site's configuration unless said */
export function createStorageSlot(name: string, options?: { persistence?: StorageType }): StorageSlot {
  const key = name + siteStorage.namespace;
  const type = options?.persistence ?? siteStorage.type;
  const change = (newValue: string | null): void => {
    tryStorage(type, (storageArea) => {
      const oldValue = storageArea.getItem(key);
      if (newValue === null) storageArea.removeItem(key);
      else storageArea.setItem(key, newValue);
      // Browsers tell other windows only.
      const event = { key, oldValue, newValue, storageArea, url: window.location.href };
      if (oldValue !== newValue) window.dispatchEvent(new StorageEvent('storage', event));
    });
  };
  return {
    get: () => tryStorage(type, (storage) => storage.getItem(key)),
    set: change,
    del: () => change(null),
    listen(onChange) {
      const listener = (event: StorageEvent): void => {
        if (event.key === key && event.storageArea === tryStorage(type, (storage) => storage)) onChange(event);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** @param name null for no slot */
export function useStorageSlot(
  name: string | null,
  options?: { persistence?: StorageType },
): [string | null, StorageSlot] {
  const [slot] = useState(() => createStorageSlot(name ?? '', name === null ? { persistence: 'none' } : options));
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  return [useSyncExternalStore(listen, slot.get, () => null), slot];
}

/** @returns all keys; none when the browser refuses */
export function listStorageKeys(type: StorageType = siteStorage.type): string[] {
  return tryStorage(type, (storage) => Object.keys(storage)) ?? [];
}
