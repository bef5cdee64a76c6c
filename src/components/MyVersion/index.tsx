'use client';

import { useMyVersion } from '@site/src/browser/my-version/use-my-version';
import { versionNames } from '@site/src/config/versions';
import type { ReactNode } from 'react';

/** Buttons to choose the version that the reader's app uses. Clicking the chosen one again clears the choice. */
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
