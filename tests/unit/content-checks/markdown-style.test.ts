import { describe, expect, it } from 'vitest';
import { checkMarkdownStyle, fixMarkdownStyle } from '../../../src/packages/docs-checks/markdown-style';
import { makePage, readFixture } from './fixture';

const front = '---\ntitle: A\n---\n\n';

describe('checkMarkdownStyle', () => {
  it('reports each rule that a page breaks, with its name', () => {
    const found = checkMarkdownStyle(readFixture('markdown-lint/fails.md'));
    expect(found.map(({ message }) => /MD\d+/.exec(message)?.[0]).sort()).toEqual(['MD012', 'MD040']);
  });

  it('wants words for a picture, and says where', () => {
    expect(checkMarkdownStyle(makePage('a.md', `${front}Text ![](/img/a.svg)\n`))).toEqual([
      {
        file: 'docs/a.md',
        line: 5,
        column: 6,
        message: 'Images should have alternate text (alt text) (MD045)',
        isStyle: false,
      },
    ]);
  });
});

describe('what can be fixed automatically', () => {
  it('is style', () => {
    const text = `${front}Text \n\n![](/img/a.svg)\n`;
    expect(checkMarkdownStyle(makePage('a.md', text)).map(({ isStyle }) => isStyle)).toEqual([true, false]);
  });
});

describe('fixMarkdownStyle', () => {
  it('puts right what has one way only, and leaves the rest', () => {
    const text = `${front}## A\nText \n\n\n![](/img/a.svg)\n`;
    expect(fixMarkdownStyle({ file: 'docs/a.md', text })).toBe(`${front}## A\n\nText\n\n![](/img/a.svg)\n`);
  });
});
