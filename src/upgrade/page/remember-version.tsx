import { useMyVersion } from '@site/src/browser/my-version/use-my-version';
import type { VersionName } from '@site/src/config/versions';
import type { ReactNode } from 'react';

/** Checkbox that remembers the version of the app whose upgrade is planned. */
export function RememberVersion({ version }: { readonly version: VersionName }): ReactNode {
  const { mine, choose } = useMyVersion();
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={mine === version}
        onChange={({ target }) => choose(target.checked ? version : undefined)}
      />
      {`My app uses ${version}: say so on pages about other versions`}
    </label>
  );
}
