import { describe, expect, it } from 'vitest';
import { readEntry } from '../../../src/page-tools/other-versions';

describe('an entry of the version menu', () => {
  it.each([
    ['v4 latest, This page', { label: 'v4 latest', note: 'This page' }],
    ['v3, As “Dialog”, also “Action Sheet”', { label: 'v3', note: 'As “Dialog”, also “Action Sheet”' }],
    ['All versions', { label: 'All versions', note: '' }],
  ])('%s has its note in full', (text, expected) => {
    expect(readEntry(text)).toEqual(expected);
  });
});
