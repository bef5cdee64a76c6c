import { loadDiff } from '../../../src/packages/reference/diff';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { makeVersionData } from '../../../src/plugins/reference-data/version-data';

const root = 'https://example.com/docs/';

/** The reference of v4, as the build publishes it. */
export const data = makeVersionData(
  loadReference('v4'),
  loadDiff('v4'),
  { version: 'v4', state: 'latest', release: '4.0.0' },
  { root, find: (path) => root + path },
);
