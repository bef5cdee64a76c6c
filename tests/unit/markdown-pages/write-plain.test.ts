import type { PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import { gfmExtensions, plainHandlers, writePlain } from '../../../src/plugins/markdown-pages/write-plain';

/** Writes a line with the library, in each place where a line may occur. */
function write(children: PhrasingContent[], handlers = {}): string {
  const cell = { type: 'tableCell' as const, children };
  return toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'paragraph', children },
        { type: 'heading', depth: 2, children },
        { type: 'blockquote', children: [{ type: 'paragraph', children }] },
        { type: 'list', ordered: true, children: [{ type: 'listItem', children: [{ type: 'paragraph', children }] }] },
        {
          type: 'table',
          children: [
            { type: 'tableRow', children: [cell] },
            { type: 'tableRow', children: [cell, cell] },
          ],
        },
      ],
    },
    { bullet: '-', rule: '-', extensions: gfmExtensions, handlers },
  );
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const link = (url: string, ...children: PhrasingContent[]): PhrasingContent =>
  ({ type: 'link', url, children }) as PhrasingContent;
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'emphasis', children });

/** Pieces of lines that need no escaping, that may need it next to others, or that have a meaning in Markdown. */
const pieces: readonly PhrasingContent[] = [
  ...['Text', ' and ', 'a', '1', '. ', '.', ')', '1. ', '2)', '4.2.1', '#', '# ', '-', '- ', '+ ', '= ', '>', '|', '!'],
  ...['[', ']', '(', '_', 'a_b', '*', ' * ', '`', '\\', '<b>', 'a < b', '&', '&amp;', 'R&D', '~', ':', ': ', ':-', '"'],
  ...['w', 'ww.', 'www.example.com', 'http', '://', 'https://example.com', 'a@b.c', '@', '\u00a0', '…', 'é', '  ', ''],
]
  .map(text)
  .concat(
    ['npx cap sync', 'a|b', '`', ' a', 'a ', ' a ', ']', ']:', '*', ''].map(code),
    link('https://example.com/a', text('A')),
    link('#a', code('A[]')),
    link('/a_b(c)', text('b')),
    link('/a b', text('b')),
    link('https://example.com', text('https://example.com')),
    link('', text('none')),
    link('#a', text('x]:')),
    link('#a', code('x]:')),
    link('#a', strong(text('S'))),
    strong(text('npm')),
    strong(text('Save:')),
    strong(code('a')),
    strong(text('')),
    strong(text('a'), emphasis(text('b'))),
    emphasis(text('New in v4')),
    emphasis(text(' x ')),
    { type: 'break' },
    { type: 'image', url: '/a.png', alt: 'A' },
    { type: 'delete', children: [text('gone')] },
  );

describe('a line that is written the quick way', () => {
  it('is what the library writes, whatever stands in it', () => {
    const lines = pieces.flatMap((first) => [[first], ...pieces.map((second) => [first, second])]);
    // Lines of three pieces that have a plain word in the middle.
    const words = pieces.slice(0, 3);
    for (const a of pieces) for (const b of pieces.slice(0, 30)) for (const word of words) lines.push([a, word, b]);
    expect(lines.length).toBeGreaterThan(5000);
    // The library writes all other lines.
    const quick = lines.filter(
      (line) => line.length === 1 || [false, true].some((isCell) => writePlain(line, isCell) !== undefined),
    );
    expect(quick.length).toBeGreaterThan(1000);
    for (const line of quick) expect(write(line, plainHandlers), JSON.stringify(line)).toBe(write(line));
  });

  it('is each that has only words, code and links', () => {
    const lines: PhrasingContent[][] = [
      [text('Run '), code('npx cap sync'), text(', then read '), link('/docs/a#b', text('the guide')), text('.')],
      [strong(text('npm'))],
      [text('Since 4.1.0')],
    ];
    expect(lines.map((line) => writePlain(line, false))).toEqual([
      'Run `npx cap sync`, then read [the guide](/docs/a#b).',
      '**npm**',
      'Since 4.1.0',
    ]);
    expect(writePlain([code('a | b')], true)).toBe('`a \\| b`');
    expect(writePlain([text('a_b')], false)).toBeUndefined();
  });
});
