import { describe, expect, it } from 'vitest';
import { toPageKey } from '../../../src/browser/navigation/address';
import { isOfDeployment, readDeployment } from '../../../src/browser/navigation/deployment';
import {
  isOwnCache,
  isVisitedCache,
  nameVersionCache,
  nameVisitedCache,
  readVersionCache,
} from '../../../src/packages/offline/caches';
import { formatSize } from '../../../src/packages/offline/page/SavedVersion';
import { planAnswer } from '../../../src/packages/offline/worker/plan-answer';

describe('names of caches', () => {
  it('tell what is in them', () => {
    const kept = nameVersionCache('v3', 'abc');
    expect(readVersionCache(kept)).toEqual({ version: 'v3', revision: 'abc' });
    expect(isVisitedCache(kept)).toBe(false);
    expect(isVisitedCache(nameVisitedCache(['main.1.js']))).toBe(true);
  });

  it('leave other caches of the host alone', () => {
    for (const name of ['app-v1', 'docs', 'docs-kept:v9:abc']) expect(readVersionCache(name)).toBeUndefined();
    expect(isOwnCache('app-v1')).toBe(false);
  });
});

it.each([
  ['/docs/apis/camera', '/docs/apis/camera'],
  ['/docs/apis/camera/', '/docs/apis/camera'],
  ['/docs/apis/camera/index.html', '/docs/apis/camera'],
  ['/docs/v2/android/index', '/docs/v2/android/index'],
  ['/docs/', '/docs'],
  ['/', '/'],
])('a page at %s is kept under %s', (path, key) => {
  expect(toPageKey(path)).toBe(key);
});

describe('planAnswer', () => {
  const plan = (path: string, destination: string, mode = 'no-cors', method = 'GET') =>
    planAnswer({ method, mode, destination, url: new URL(path, 'https://site').href }, 'https://site');

  it.each([
    ['/docs/apis/camera', 'document', 'navigate', 'page'],
    ['/docs', 'document', 'navigate', 'page'],
    ['/docs/apis/camera/index.html?q=1', 'document', 'navigate', 'page'],
    ['/docs/assets/js/main.d93e8adb.js', 'script', 'no-cors', 'hashed'],
    ['/docs/assets/js/27301.5829497b.js', 'worker', 'same-origin', 'hashed'],
    ['/docs/search-index/docs-default-v4.en.267b480b19.json', '', 'cors', 'hashed'],
    ['/docs/search-index/manifest.json', '', 'cors', 'fresh'],
    ['/docs/img/logo.svg', 'image', 'no-cors', 'fresh'],
  ])('%s as "%s" by %s is answered as %s', (path, destination, mode, expected) => {
    expect(plan(path, destination, mode)).toBe(expected);
  });

  it('prefers the network to a copy when a page asks past the caches', () => {
    const url = 'https://site/docs/search-index/docs-default-v4.en.267b480b19.json';
    const request = { method: 'GET', mode: 'cors', destination: '', url };
    expect(planAnswer({ ...request, cache: 'reload' }, 'https://site')).toBe('fresh');
  });

  it('leaves alone what is of other hosts, what is sent, what is fetched ahead, and what must not be a copy', () => {
    expect(plan('https://other/docs/main.d93e8adb.js', 'script')).toBeUndefined();
    expect(plan('/blog', 'document', 'navigate')).toBeUndefined();
    expect(plan('/docs-of-others/a', 'document', 'navigate')).toBeUndefined();
    expect(plan('/docs/apis/camera', 'document', 'navigate', 'POST')).toBeUndefined();
    expect(plan('/docs/assets/js/main.d93e8adb.js', '')).toBeUndefined();
    expect(plan('/docs/apis/camera', '', 'cors')).toBeUndefined();
    expect(plan('/docs/offline/index.json', '', 'cors')).toBeUndefined();
    expect(plan('/docs/offline/capacitor-docs-v4.zip', 'document', 'navigate')).toBeUndefined();
    expect(plan('/docs/sitemap.xml', 'document', 'navigate')).toBeUndefined();
    expect(plan('/docs/sw.js', 'serviceworker')).toBeUndefined();
  });
});

describe('a deployment', () => {
  const scripts = [
    { src: 'https://site/docs/assets/js/runtime~main.1.js' },
    { src: 'https://site/docs/assets/js/17896441.abc.js' },
    { src: 'https://site/docs/assets/js/main.2.js' },
    { src: '' },
  ];

  it('is known by the scripts of all its pages', () => {
    expect(readDeployment(scripts)).toEqual(['main.2.js', 'runtime~main.1.js']);
    expect(readDeployment([])).toEqual([]);
  });

  it('has another script as soon as one has changed', () => {
    const names = readDeployment(scripts);
    expect(isOfDeployment('<script src=/docs/assets/js/runtime~main.1.js></script>["main.2.js"]', names)).toBe(true);
    expect(isOfDeployment('<script src=/docs/assets/js/runtime~main.9.js></script>["main.2.js"]', names)).toBe(false);
  });
});

it('sizes are told in megabytes and gigabytes', () => {
  expect([formatSize(0), formatSize(13_668_873), formatSize(10_738_500_000)]).toEqual(['0.0 MB', '13.7 MB', '10.7 GB']);
});
