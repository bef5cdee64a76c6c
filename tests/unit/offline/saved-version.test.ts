import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { latestVersion } from '../../../src/config/versions';
import SavedVersion from '../../../src/packages/offline/page/SavedVersion';
import type { VersionState } from '../../../src/packages/offline/store';

function listButtons(state: VersionState): string[] {
  const html = renderToStaticMarkup(createElement(SavedVersion, { version: latestVersion, summary: undefined, state }));
  return [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label = '']) => label);
}

describe('the buttons of a version', () => {
  it.each<[VersionState, string[]]>([
    [{ kind: 'absent' }, ['Save offline']],
    [{ kind: 'partial' }, ['Continue', 'Remove']],
    [{ kind: 'saved', isCurrent: true }, ['Remove']],
    [{ kind: 'saved', isCurrent: false }, ['Update', 'Remove']],
    [{ kind: 'loading', done: 1, total: 2 }, ['Cancel']],
    // What is there takes the space that the reader is asked to make.
    [{ kind: 'failed', reason: 'room' }, ['Try again', 'Remove']],
  ])('%j: %j', (state, labels) => {
    expect(listButtons(state)).toEqual(labels);
  });
});
