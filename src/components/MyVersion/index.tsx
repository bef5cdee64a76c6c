import { readMyVersion, writeMyVersion } from '@site/src/browser/my-version/stored';
import { useIsAlive } from '@site/src/browser/use-address';
import { type VersionName, versionNames } from '@site/src/config/versions';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Where readers name the version that their app uses. A choice from before React has come counts, so the browser holds the value. */
export default function MyVersion(): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current === null) return;
    if (select.current.value === '') select.current.value = readMyVersion() ?? '';
    else remember(select.current);
  }, []);
  return (
    <p data-scripts-only="">
      <label>
        My app uses{' '}
        <select ref={select} onChange={({ target }) => remember(target)}>
          <option value="">no version yet</option>
          {versionNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </p>
  );
}

function remember({ value }: HTMLSelectElement): void {
  writeMyVersion(versionNames.find((name) => name === value));
}

/** Remembers the version of an app whose upgrade is planned. */
export function RememberVersion({ version }: { readonly version: VersionName }): ReactNode {
  const [mine, setMine] = useState<VersionName>();
  const isAlive = useIsAlive();
  useEffect(() => {
    if (isAlive) setMine(readMyVersion());
  }, [isAlive]);
  const choose = (next: VersionName | undefined): void => {
    writeMyVersion(next);
    setMine(next);
  };
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
