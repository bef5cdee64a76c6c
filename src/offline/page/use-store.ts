import { useEffect, useSyncExternalStore } from 'react';
import { getState, initialState, type OfflineState, refreshState, subscribe } from '../store';

/** Returns what is saved and what can be saved, and updates when it changes. */
export function useOfflineStore(): OfflineState {
  useEffect(() => {
    void refreshState();
  }, []);
  return useSyncExternalStore(subscribe, getState, () => initialState);
}
