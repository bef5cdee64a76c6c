import { describe, expect, it } from 'vitest';
import { popularPlugins } from '../../../src/config/popular-plugins';
import { docsVersions } from '../../../src/config/versions';
import { makeStartLinks } from '../../../src/plugins/search/make-links';
import { loadReference } from '../../../src/reference';
import { loadDiff } from '../../../src/reference/diff';

/** Creates links as on the site, with a page for every plugin of the version and one for its changes. */
function makeLinks({ name, docsDir }: (typeof docsVersions)[number]) {
  const { plugins } = loadReference(name);
  return makeStartLinks(name, plugins, loadDiff(name), (key) => {
    if (key === '/api-changes') return { path: `/${docsDir}/api-changes`, title: 'API Changes' };
    const plugin = plugins.find(({ page }) => `/apis/${page}` === key);
    return plugin && { path: `/${docsDir}${key}`, title: plugin.title };
  });
}

describe.each(docsVersions)('what the search of $name offers', (version) => {
  const { plugins } = loadReference(version.name);
  const { popular, added } = makeLinks(version);

  it('are popular plugins that the version has, in their order', () => {
    const known = plugins.map(({ page }) => page);
    const names = popular.map(({ path }) => path.split('/').at(-1) ?? '');
    expect(names).toEqual(popularPlugins.filter((name) => known.includes(name)));
    expect(names.length).toBeGreaterThanOrEqual(5);
  });

  it('is new: at most one of each plugin, plugins before methods, and all changes at the end', () => {
    const diff = loadDiff(version.name);
    if (diff === undefined) {
      expect(added).toEqual([]);
      return;
    }
    const all = added.at(-1);
    expect(all?.label).toBe(`All API changes since ${diff.from}`);
    const members = added.slice(0, -1);
    expect(members.length).toBeGreaterThan(0);
    const pages = members.map(({ path }) => path.split('#')[0]);
    expect(new Set(pages).size).toBe(pages.length);
    const order = ['New plugin', 'New method', 'New event'];
    const places = members.map(({ note }) => order.indexOf(note ?? ''));
    expect(places).toEqual([...places].sort());
    expect(places).not.toContain(-1);
    for (const { path, note } of members) {
      const [page = '', anchor] = path.split('#');
      const ids = diff.changes.filter((change) => change.kind === 'added' && page.endsWith(`/${change.page}`));
      expect(ids.length).toBeGreaterThan(0);
      expect(anchor === undefined).toBe(note === 'New plugin');
    }
  });
});

it('every popular plugin is one of some version', () => {
  const known = docsVersions.flatMap(({ name }) => loadReference(name).plugins.map(({ page }) => page));
  for (const name of popularPlugins) expect(known).toContain(name);
});
