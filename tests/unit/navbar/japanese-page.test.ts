import { describe, expect, it } from 'vitest';
import { findJapanesePage } from '../../../src/config/japanese-site';

describe('the link to the Japanese site', () => {
  it('leads to the same page where the site is known to have it', () => {
    expect(findJapanesePage('/docs/apis/camera')).toBe('https://capacitorjs.jp/docs/apis/camera');
  });

  it.each([undefined, '/docs/', '/docs/apis', '/docs/apis/', '/docs/guides/games', '/docs/upgrade'])(
    'leads to its front page from %s',
    (path) => {
      expect(findJapanesePage(path)).toBe('https://capacitorjs.jp/');
    },
  );
});
