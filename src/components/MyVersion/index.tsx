'use client';

import { useMyVersion } from '@site/src/browser/my-version/use-my-version';
import { versionNames } from '@site/src/config/versions';
import { majorAttribute, mineAttribute } from '@site/src/lib/dom-contract';
import { type ReactNode, useEffect } from 'react';

/** Buttons to choose the version that the reader's app uses. Clicking the chosen one again clears the choice. */
export default function MyVersion(): ReactNode {
  const { mine, choose, isAlive } = useMyVersion();
  useEffect(() => {
    // The drawing below it is no part of this component, because it is the same for everybody.
    for (const row of document.querySelectorAll(`[${majorAttribute}]`)) {
      row.toggleAttribute(mineAttribute, row.getAttribute(majorAttribute) === mine);
    }
  }, [mine]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser draws the frame of a fieldset.
    <div className="button-group button-group--lg" role="group" aria-label="My app uses" data-scripts-only="">
      {[undefined, ...versionNames].map((name) => (
        <button
          key={name ?? ''}
          type="button"
          aria-pressed={name === mine}
          disabled={!isAlive}
          onClick={() => choose(name === mine ? undefined : name)}
        >
          {name ?? 'Not set'}
        </button>
      ))}
    </div>
  );
}
