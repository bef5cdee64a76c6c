import { describe, expect, it } from 'vitest';
import { basePath, versionNames } from '../../../src/config/versions';
import { listPages } from '../../../src/remark/pages';
import { listLinks, readSidebars } from '../../bench/expand/sidebars';

describe('readSidebars', () => {
  const pages = listPages();
  const sidebars = readSidebars(pages);

  it('reads three sidebars of every version', () => {
    expect(sidebars.map(({ version, name }) => `${version} ${name}`).sort()).toEqual(
      versionNames.flatMap((version) => ['api', 'cli', 'docs'].map((name) => `${version} ${name}`)).sort(),
    );
  });

  it('leads to pages only', () => {
    const routes = new Set(pages.map(({ route }) => route));
    const links = sidebars.flatMap(({ entries }) => listLinks(entries));
    expect(links.length).toBeGreaterThan(400);
    expect(links.filter((link) => !routes.has(basePath.slice(0, -1) + link))).toEqual([]);
  });
});
