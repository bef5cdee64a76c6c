import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { emQueries } from '../../../src/plugins/bundler';

const write = async (css: string) => (await postcss([emQueries]).process(css, { from: undefined })).css;

describe('queries about pixels', () => {
  it('are about the size of text instead', async () => {
    expect(await write('@media (max-width: 996px) { a { width: 996px } }')).toBe(
      '@media (max-width: 62.25em) { a { width: 996px } }',
    );
    expect(await write('@media (width > 996px) and (min-height: 10rem) {}')).toBe(
      '@media (width > 62.25em) and (min-height: 10rem) {}',
    );
  });
});
