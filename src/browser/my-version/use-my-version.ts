import type { VersionName } from '@site/src/config/versions';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../use-address';
import { readMyVersion, writeMyVersion } from './stored';

interface MyVersionState {
  /** Undefined until it has been read from storage, and if the reader has chosen none. */
  readonly mine: VersionName | undefined;
  /** Stores a version. Undefined removes it. */
  readonly choose: (version: VersionName | undefined) => void;
  /** Whether React has hydrated the page. */
  readonly isAlive: boolean;
}

/** Reads and sets the reader's version. */
export function useMyVersion(): MyVersionState {
  const [mine, setMine] = useState<VersionName>();
  const isAlive = useIsHydrated();
  useEffect(() => {
    if (isAlive) setMine(readMyVersion());
  }, [isAlive]);
  const choose = (next: VersionName | undefined): void => {
    writeMyVersion(next);
    setMine(next);
  };
  return { mine, choose, isAlive };
}
