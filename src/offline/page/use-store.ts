import { useEffect, useSyncExternalStore } from 'react';
import { getState, initialState, lookAround, type OfflineState, subscribe } from '../store';

/** What is kept and what can be, as it changes. */
export function useOfflineStore(): OfflineState {
  useEffect(() => {
    void lookAround();
  }, []);
  return useSyncExternalStore(subscribe, getState, () => initialState);
}
