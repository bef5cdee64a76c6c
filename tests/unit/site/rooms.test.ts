import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { findCircles, findUpward, listArrows, readOrder } from './rooms';

/* The rooms of the code. Their order is the layout table of the README, and no import may go against it. */

const order = readOrder(readFileSync(join(projectRoot, 'README.md'), 'utf8'));
const arrows = listArrows(projectRoot);

describe('the rooms of the code', () => {
  it('are read from the README, and so are the imports between them', () => {
    expect(order.length).toBeGreaterThan(10);
    expect(arrows).toContainEqual({ from: 'src/site/presets.ts', to: 'src/remark/index.ts' });
    expect(arrows).toContainEqual({ from: 'src/components/VersionNote/index.tsx', to: 'src/lib/start-targets.ts' });
  });

  it('import nothing from above', () => {
    expect([...new Set(findUpward(arrows, order))]).toEqual([]);
  });

  it('have no files that import each other in a circle', () => {
    expect(findCircles(arrows)).toEqual([]);
  });
});

describe('what is looked for', () => {
  const up = { from: 'src/lib/a.ts', to: 'src/site/b.ts' };

  it('is found', () => {
    expect(findUpward([up, { from: up.to, to: up.from }], ['lib', 'site'])).toEqual([
      'src/lib/a.ts imports src/site/b.ts, which stands above it.',
    ]);
    expect(findUpward([up], ['lib'])[0]).toContain('src/site/b.ts is in a folder');
    expect(findCircles([up, { from: up.to, to: up.from }])).toEqual(['src/lib/a.ts → src/site/b.ts → src/lib/a.ts']);
  });
});
