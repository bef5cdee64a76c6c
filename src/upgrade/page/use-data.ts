import { fetchJson } from '@site/src/browser/fetch-json';
import { basePath } from '@site/src/config/versions';
import type { UpgradeData } from '@site/src/upgrade/data';
import { upgradeFile } from '@site/src/upgrade/file';
import { useCallback, useEffect, useState } from 'react';

/** Data of the assistant, or `loading`, or `failed` if it could not be loaded. */
export type DataState = UpgradeData | 'loading' | 'failed';

/** Loads the data that the build wrote for the assistant. This is the only request that the page makes. */
export function useData(): [DataState, retry: () => void] {
  const [data, setData] = useState<DataState>('loading');
  const load = useCallback(async () => {
    setData('loading');
    try {
      setData(await fetchJson<UpgradeData>(basePath + upgradeFile));
    } catch (error) {
      console.warn(error);
      setData('failed');
    }
  }, []);
  useEffect(() => void load(), [load]);
  return [data, load];
}
