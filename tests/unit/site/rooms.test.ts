import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { findCircles, findPastDoors, findUpward, listArrows, readOrder } from './rooms';

/* The rooms of the code. Their order is the layout table of the README, and no import may go against it. */

const order = readOrder(readFileSync(join(projectRoot, 'README.md'), 'utf8'));
const arrows = listArrows(projectRoot);

describe('the rooms of the code', () => {
  it('are read from the README, and so are the imports between them', () => {
    expect(order.length).toBeGreaterThan(10);
    expect(arrows).toContainEqual({ from: 'src/plugins/routes/sitemap.ts', to: 'src/lib/version-of-url.ts' });
    expect(arrows).toContainEqual({ from: 'src/components/VersionNote/index.tsx', to: 'src/lib/version-targets.ts' });
  });

  it('enter a package only through its doors', () => {
    expect(arrows.filter(({ isByName }) => isByName).length).toBeGreaterThan(100);
    expect(findPastDoors(arrows)).toEqual([]);
  });

  it('import nothing from above, nor the configuration of Docusaurus', () => {
    expect([...new Set(findUpward(arrows, order))]).toEqual([]);
  });

  it('have no data beside a module of the same name, which the loader of Docusaurus would read in its place', () => {
    const shadowed = [...new Set(arrows.map(({ to }) => to))].filter(
      (file) => file.endsWith('.ts') && existsSync(join(projectRoot, file.replace(/ts$/, 'json'))),
    );
    expect(shadowed).toEqual([]);
  });

  it('have no files that import each other in a circle', () => {
    expect(findCircles(arrows)).toEqual([]);
  });
});

describe('what is looked for', () => {
  const up = { from: 'src/lib/a.ts', to: 'src/remark/b.ts' };

  it('is found', () => {
    expect(findUpward([up, { from: up.to, to: up.from }], ['lib', 'remark'])).toEqual([
      'src/lib/a.ts imports src/remark/b.ts, which stands above it.',
    ]);
    const inside = { from: 'src/packages/search/a.ts', to: 'src/packages/shared/b.ts' };
    expect(findPastDoors([inside])).toHaveLength(1);
    expect(
      findPastDoors([
        { ...inside, isByName: true },
        { from: 'src/packages/shared/a.ts', to: inside.to },
      ]),
    ).toEqual([]);
    expect(findUpward([up], ['lib'])[0]).toContain('src/remark/b.ts is in a folder');
    expect(findUpward([{ from: up.from, to: 'docusaurus.config.ts' }], ['lib'])[0]).toBe(
      'src/lib/a.ts imports docusaurus.config.ts, which only Docusaurus may load.',
    );
    expect(findCircles([up, { from: up.to, to: up.from }])).toEqual(['src/lib/a.ts → src/remark/b.ts → src/lib/a.ts']);
  });
});
