import { describe, expect, it } from 'vitest';
import { linkResolver } from '../../bench/expand/resolve-link';

const routes = new Map([
  ['docs/apis/camera.md', '/docs/next/apis/camera'],
  ['docs/index.md', '/docs/next/'],
]);

describe('linkResolver', () => {
  const toVitePress = linkResolver('docs/apis/app.md', routes, '/');
  const toStarlight = linkResolver('docs/apis/app.md', routes, '/docs/');

  it.each([
    ['./camera.md', '/next/apis/camera'],
    ['camera.md#types', '/next/apis/camera#types'],
    ['../index.md', '/next/'],
    ['/docs/apis/camera', '/apis/camera'],
    ['/img/diagrams/bridge.svg', '/img/diagrams/bridge.svg'],
    ['#types', '#types'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s becomes %s', (url, expected) => {
    expect(toVitePress(url)).toBe(expected);
  });

  it('puts the base in front for a generator that does not', () => {
    expect(toStarlight('./camera.md#types')).toBe('/docs/next/apis/camera#types');
    expect(toStarlight('/img/a.svg')).toBe('/docs/img/a.svg');
  });

  it('refuses a link to a file that is not a page', () => {
    expect(() => toVitePress('./camra.md')).toThrow('The link "./camra.md" leads to no page.');
  });
});
