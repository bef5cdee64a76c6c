import { describe, expect, it } from 'vitest';
import { isHashedName } from '../../../src/config/caching';
import { listForeverGlobs } from '../../../src/packages/docs-cli/package/package-site';

describe('isHashedName', () => {
  it.each([
    'assets/js/main.d93e8adb.js',
    'assets/js/runtime~main.56f9a04b.js',
    'assets/css/styles.0a1b2c3d.css',
    'assets/images/flow-0123456789abcdef0123456789abcdef.png',
    'assets/fonts/inter-0a1b2c3d.woff2',
    'search-index/docs-default-v2.en.7248d8c79e.json',
    'search-index/docs-default-v2.en/7248d8c7.json',
  ])('%s is kept for good', (file) => {
    expect(isHashedName(file)).toBe(true);
  });

  it.each([
    'index.html',
    'sw.js',
    '404.html',
    'assets/js/0001c29c.js',
    'assets/js/main.js',
    'assets/js/pages/camera.js',
    'assets/js/0a1b2c3d/pages/camera.json',
    'assets/js/main.d93e8adb.js.LICENSE.txt',
    'assets/images/flow-0123456789abcdef.png',
    'search-index/manifest.json',
    'img/logo.d93e8adb.svg',
    'apis/assets/js/main.d93e8adb.js',
  ])('%s is asked for again', (file) => {
    expect(isHashedName(file)).toBe(false);
  });
});

describe('listForeverGlobs', () => {
  const many = Array.from({ length: 21 }, (_, index) => `assets/js/chunk.${String(index).padStart(8, '0')}.js`);

  it('names folders in which nothing else lies', () => {
    expect(listForeverGlobs([...many, 'index.html'], isHashedName)).toEqual(['assets/js/*']);
    const nested = ['assets/js/parts/deep/a.0a1b2c3d.js', 'assets/js/parts/b.0a1b2c3d.js'];
    expect(listForeverGlobs([...many, ...nested], isHashedName)).toEqual(['assets/js/*']);
    expect(listForeverGlobs([...nested, 'assets/js/c.js'], isHashedName)).toEqual(['assets/js/parts/*']);
  });

  it('names single files of a mixed folder, and none when they are too many', () => {
    expect(listForeverGlobs(['assets/js/a.00000000.js', 'assets/js/pages/a.js'], isHashedName)).toEqual([
      'assets/js/a.00000000.js',
    ]);
    expect(listForeverGlobs([...many, 'assets/js/pages/a.js'], isHashedName)).toEqual([]);
  });
});
