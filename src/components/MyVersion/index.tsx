import { readMyVersion, writeMyVersion } from '@site/src/browser/my-version/stored';
import { useIsAlive } from '@site/src/browser/use-address';
import { type VersionName, versionNames } from '@site/src/config/versions';
import { type ReactNode, useEffect, useState } from 'react';

interface MyVersionState {
  /** Undefined until the browser has been asked, and where the reader has named none. */
  readonly mine: VersionName | undefined;
  /** Remembers a version; undefined forgets it. */
  readonly choose: (version: VersionName | undefined) => void;
  /** Whether React has hydrated the page. */
  readonly isAlive: boolean;
}

function useMyVersion(): MyVersionState {
  const [mine, setMine] = useState<VersionName>();
  const isAlive = useIsAlive();
  useEffect(() => {
    if (isAlive) setMine(readMyVersion());
  }, [isAlive]);
  const choose = (next: VersionName | undefined): void => {
    writeMyVersion(next);
    setMine(next);
  };
  return { mine, choose, isAlive };
}

/** Where readers name the version that their app uses; a second press forgets it. */
export default function MyVersion(): ReactNode {
  const { mine, choose, isAlive } = useMyVersion();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons in a sentence, no part of a form.
    <p role="group" aria-label="My app uses" data-scripts-only="">
      My app uses{' '}
      {versionNames.map((name) => {
        const isMine = name === mine;
        return (
          <button
            key={name}
            type="button"
            className={`button button--sm ${isMine ? 'button--primary' : 'button--secondary'}`}
            aria-pressed={isMine}
            disabled={!isAlive}
            onClick={() => choose(isMine ? undefined : name)}
          >
            {name}
          </button>
        );
      })}
    </p>
  );
}

/** Remembers the version of an app whose upgrade is planned. */
export function RememberVersion({ version }: { readonly version: VersionName }): ReactNode {
  const { mine, choose } = useMyVersion();
  return (
    <p>
      <label>
        <input
          type="checkbox"
          checked={mine === version}
          onChange={({ target }) => choose(target.checked ? version : undefined)}
        />{' '}
        {`My app uses ${version}: say so on pages about other versions`}
      </label>
    </p>
  );
}
