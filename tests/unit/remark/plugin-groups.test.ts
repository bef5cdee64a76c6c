import { describe, expect, it } from 'vitest';
import { pluginGroups } from '../../../src/config/plugin-groups';
import { docsVersions } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';

const pages = pluginGroups.flatMap(({ plugins }) => Object.keys(plugins));

describe('the groups of plugins', () => {
  it('have each plugin once', () => {
    expect(pages).toEqual([...new Set(pages)]);
  });

  it.each(docsVersions.map(({ name }) => name))('have all plugins of %s', (version) => {
    for (const { page } of loadReference(version).plugins) expect(pages).toContain(page);
  });

  it('name no plugin that no version has', () => {
    const known = docsVersions.flatMap(({ name }) => loadReference(name).plugins.map(({ page }) => page));
    for (const page of pages) expect(known).toContain(page);
  });
});
