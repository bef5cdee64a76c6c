import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashShared, listOwnChunks } from '../../../src/plugins/quick-build/kept-pages';

describe('chunks that only one page has', () => {
  it('are those with its content', () => {
    const routes = {
      '/docs/next-b05': { __comp: 'root', __props: 'version' },
      '/docs/next/apis/camera-b60': { __comp: 'doc', content: 'camera' },
      '/docs/search-320': { __comp: 'search', __context: { plugin: 'plugin' } },
      '/docs/a-b-c3e': { __comp: 'doc', content: 'a-b' },
    };
    expect([...listOwnChunks(routes)]).toEqual([
      ['/docs/next/apis/camera', 'camera'],
      ['/docs/a-b', 'a-b'],
    ]);
  });

  it.each([
    ['two pages have', { '/docs/a-123': { content: 'a' }, '/docs/b-456': { content: 'a' } }],
    ['something else names', { '/docs/a-123': { content: 'a' }, '/docs/b-456': { __context: { plugin: 'a' } } }],
    ['stands at one address with another', { '/docs/a-123': { content: 'a' }, '/docs/a-456': { content: 'b' } }],
  ])('are not one that %s', (_, routes) => {
    expect([...listOwnChunks(routes)]).toEqual([]);
  });
});

describe('what all pages are rendered with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-pages-'));
  mkdirSync(join(folder, 'assets/js'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('server.bundle.js', 'bundle');
  write('assets/js/doc.js', 'doc');
  write('assets/js/camera.js', 'camera');
  const read = () => hashShared(folder, ['camera']);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is each file of the bundle but the chunks of pages', () => {
    const before = read();
    write('assets/js/camera.js', 'camera, changed');
    expect(read()).toBe(before);
    write('assets/js/doc.js', 'doc, changed');
    const changed = read();
    expect(changed).not.toBe(before);
    write('server.bundle.js', 'bundle, changed');
    expect(read()).not.toBe(changed);
  });

  it('is another with a file more', () => {
    const before = read();
    write('assets/js/more.js', '');
    expect(read()).not.toBe(before);
  });
});
