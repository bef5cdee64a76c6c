import { useEffect, useSyncExternalStore } from 'react';
import { getState, initialState, lookAround, type OfflineState, subscribe } from '../store';

/** Returns what is saved and what can be saved, and updates when it changes. */
export function useOfflineStore(): OfflineState {
  useEffect(() => {
    void lookAround();
  }, []);
  return useSyncExternalStore(subscribe, getState, () => initialState);
}
