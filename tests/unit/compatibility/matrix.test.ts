import { describe, expect, it } from 'vitest';
import { makeMatrix } from '../../../src/compatibility/matrix';
import { docsVersions } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';

const versions = docsVersions.map((version) => ({ version, plugins: loadReference(version.name).plugins }));
const matrix = makeMatrix(versions);
const place = (name: string): number => (matrix.versions as readonly string[]).indexOf(name);
const rowOf = (page: string) => matrix.plugins.find((plugin) => plugin.page === page);

describe('the matrix', () => {
  it('has every plugin of every version once, by title', () => {
    const pages = new Set(versions.flatMap(({ plugins }) => plugins.map(({ page }) => page)));
    expect(matrix.plugins.map(({ page }) => page).sort()).toEqual([...pages].sort());
    const titles = matrix.plugins.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
  });

  it.each(versions)('says of $version.name what the packages say', ({ version, plugins }) => {
    const index = place(version.name);
    for (const { page, platforms, methods } of plugins) {
      const row = rowOf(page);
      expect(row?.cells[index]).toMatchObject({ platforms });
      const shown = row?.members.filter(({ cells }) => cells[index] !== null) ?? [];
      expect(shown).toHaveLength(methods.length);
    }
    const without = matrix.plugins.filter(({ page }) => !plugins.some((plugin) => plugin.page === page));
    for (const { cells } of without) expect(cells[index]).not.toHaveProperty('platforms');
  });

  it('says where a method does nothing', () => {
    const show = rowOf('splash-screen')?.members.find(({ title }) => title === 'show(…)');
    expect(show?.cells).toEqual(matrix.versions.map(() => ({ on: ['ios', 'android'], doesNothingOn: ['web'] })));
    const open = rowOf('browser')?.members.find(({ title }) => title === 'open(…)');
    expect(open?.cells[place('v5')]).toEqual({ on: ['ios', 'android', 'web'], doesNothingOn: [] });
  });

  it('leads to what a plugin became, and to what it was', () => {
    const cellOf = (page: string, version: string) => rowOf(page)?.cells[place(version)];
    expect(cellOf('storage', 'v5')).toEqual({
      instead: [{ title: 'Preferences', url: '/docs/next/apis/preferences' }],
    });
    expect(cellOf('preferences', 'v2')).toEqual({ instead: [{ title: 'Storage', url: '/docs/v2/apis/storage' }] });
    expect(cellOf('modals', 'v3')).toEqual({
      instead: [
        { title: 'Dialog', url: '/docs/v3/apis/dialog' },
        { title: 'Action Sheet', url: '/docs/v3/apis/action-sheet' },
      ],
    });
    expect(cellOf('photos', 'v3')).toEqual({ instead: [] });
  });
});
