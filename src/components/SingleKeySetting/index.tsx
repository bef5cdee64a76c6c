import type { ReactNode } from 'react';

/** The setting on the accessibility page that turns off the keys “/” and “?”. */
export default function SingleKeySetting(): ReactNode {
  return (
    <single-key-setting data-on="load" data-scripts-only="">
      <label>
        <input type="checkbox" defaultChecked autoComplete="off" /> Use the keys / and ?
      </label>
    </single-key-setting>
  );
}
