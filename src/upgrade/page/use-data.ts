import { basePath } from '@site/src/config/versions';
import type { UpgradeData } from '@site/src/upgrade/data';
import { upgradeFile } from '@site/src/upgrade/file';
import { useCallback, useEffect, useState } from 'react';

/** What the assistant reads; `loading`, and `failed` when it did not come. */
export type DataState = UpgradeData | 'loading' | 'failed';

/** Loads what the build wrote for the assistant. It is all that the page ever asks for. */
export function useData(): [DataState, retry: () => void] {
  const [data, setData] = useState<DataState>('loading');
  const load = useCallback(async () => {
    setData('loading');
    try {
      const answer = await fetch(basePath + upgradeFile);
      if (!answer.ok) throw new Error(`${upgradeFile}: ${answer.status}`);
      setData((await answer.json()) as UpgradeData);
    } catch (error) {
      console.warn(error);
      setData('failed');
    }
  }, []);
  useEffect(() => void load(), [load]);
  return [data, load];
}
