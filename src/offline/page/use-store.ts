import { useEffect, useSyncExternalStore } from 'react';
import { getState, initialState, type KeeperState, lookAround, subscribe } from '../store';

/** What is kept and what can be, as it changes. */
export function useKeeper(): KeeperState {
  useEffect(() => {
    void lookAround();
  }, []);
  return useSyncExternalStore(subscribe, getState, () => initialState);
}
