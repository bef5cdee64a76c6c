import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../src/config/versions';
import {
  extractConfig,
  findStaleConfigOverlays,
  findUnexplainedConfigKeys,
} from '../../../src/packages/reference/config';
import { explainKeys, findStaleEntries, findUnexplained } from '../../../src/packages/reference/config/explanations';
import { readConfigKeys } from '../../../src/packages/reference/config/read-keys';
import type { ConfigKey } from '../../../src/packages/reference/types';

const key: ConfigKey = {
  id: 'server.url',
  name: 'url',
  path: 'server.url',
  description: 'From the package.',
  descriptionSource: 'package',
  type: 'string',
  optional: true,
  group: false,
};

describe('explanations of configuration keys', () => {
  it.each(versionNames)('cover every key and group of %s', (version) => {
    expect(findUnexplainedConfigKeys(version)).toEqual([]);
  });

  it('are for keys that exist', () => {
    expect(findStaleConfigOverlays()).toEqual([]);
  });

  it('are not the texts of the packages', () => {
    for (const version of versionNames) {
      const published = new Set(readConfigKeys(version).map(({ description }) => description.replace(/\s+/g, ' ')));
      const repeated = extractConfig(version).filter(({ description }) => published.has(description));
      expect(repeated).toEqual([]);
    }
  });
});

describe('explainKeys', () => {
  it('takes the text of the version before the shared one', () => {
    const overlay = { 'server.url': 'shared', 'server.url@v3': 'of v3' };
    expect(explainKeys('v3', [key], overlay)[0]).toMatchObject({ description: 'of v3', descriptionSource: 'overlay' });
    expect(explainKeys('v4', [key], overlay)[0]).toMatchObject({ description: 'shared', descriptionSource: 'overlay' });
  });

  it('leaves a key without a text as it is, which counts as unexplained', () => {
    expect(explainKeys('v4', [key], {})).toEqual([key]);
    expect(findUnexplained([key])).toEqual(['server.url']);
    expect(findUnexplained(explainKeys('v4', [key], { 'server.url': ' ' }))).toEqual(['server.url']);
    expect(findUnexplained(explainKeys('v4', [key], { 'server.url': 'text' }))).toEqual([]);
  });
});

describe('findStaleEntries', () => {
  const paths = new Map([
    ['v4', new Set(['server.url', 'hideLogs'])],
    ['v5', new Set(['server.url'])],
  ] as const);

  it('reports paths and suffixes that no version has', () => {
    expect(findStaleEntries({ 'server.url': '', hideLogs: '' }, paths)).toEqual([]);
    expect(findStaleEntries({ 'server.uri': '' }, paths)).toEqual(['server.uri']);
    expect(findStaleEntries({ hideLogs: '', 'hideLogs@v5': '' }, paths)).toEqual(['hideLogs@v5']);
    expect(findStaleEntries({ 'server.url': '', 'server.url@v9': '' }, paths)).toEqual(['server.url@v9']);
  });

  it('reports a shared text that every version replaces', () => {
    const overlay = { 'server.url': '', 'server.url@v4': '', 'server.url@v5': '' };
    expect(findStaleEntries(overlay, paths)).toEqual(['server.url']);
  });
});
