import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { cutPortions } from '../../../src/plugins/light-client/article/cut-portions';
import { rehypePortions } from '../../../src/plugins/light-client/article/rehype-portions';

function make(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const text = (length: number): ElementContent => ({ type: 'text', value: 'x'.repeat(length) });

/** Stands at the end, so that there is something to wait for. */
const rest = make('div', text(3_000));

/** @returns the names of the elements that begin a portion, with their places */
function cut(...children: Element[]): string[] {
  const root: Root = { type: 'root', children: [...children, rest] };
  rehypePortions()(root);
  return children.flatMap(({ tagName, properties }, index) =>
    properties.dataPortion === '' ? [`${tagName} ${index}`] : [],
  );
}

describe('rehypePortions', () => {
  it('leaves a short page whole', () => {
    expect(cut(make('h1', text(20)), make('p', text(200)), make('p', text(500)))).toEqual([]);
  });

  it('cuts small portions first, and larger ones behind them', () => {
    const paragraphs = Array.from({ length: 60 }, () => make('p', text(180)));
    const places = cut(...paragraphs).map((place) => Number(place.split(' ')[1]));
    expect(places).toEqual([3, 8, 16, 24, 32, 40, 48, 56]);
  });

  it('does not cut where the rest would leave a part of the window to what stands behind the page', () => {
    const root: Root = { type: 'root', children: [make('p', text(500)), make('p', text(2_900))] };
    rehypePortions()(root);
    expect(root.children.filter((node) => node.type === 'element' && 'dataPortion' in node.properties)).toEqual([]);
  });

  it('counts elements, in code that is coloured too', () => {
    const items = Array.from({ length: 20 }, () => make('li'));
    expect(cut(make('ul', ...items), make('p'))).toEqual(['p 1']);
    const code = make('code');
    code.properties.html = '<span class="code-a">x</span>'.repeat(15);
    expect(cut(make('pre', code), make('p'))).toEqual(['p 1']);
  });

  it('cuts before what keeps its attributes alone', () => {
    const long = make('p', text(500));
    expect(cut(long, make('pre'), make('table'), make('h3'), make('p'))).toEqual(['h3 3']);
  });
});

describe('cutPortions', () => {
  const [start, end] = ['<article><h1>One</h1>', '</article><footer><div>Next</div></footer>'];
  const around = (text: string) => `${start}<div class="theme-doc-markdown markdown">${text}</div>${end}`;

  it('cuts where an element is marked, takes the marks away, and keeps what stands around the text', () => {
    const text = [
      '<p>First <div>and</div></p> ',
      '<h2 data-portion="" class=anchor id=two>Two</h2><div><div>x</div></div> ',
      '<p data-portion>Three</p>',
    ];
    expect(cutPortions(around(text.join('')))).toEqual({
      html: around(text[0] ?? ''),
      portions: ['<h2 class=anchor id=two>Two</h2><div><div>x</div></div> ', '<p>Three</p>'],
    });
  });

  it('leaves what has no marks, or no text, as it is', () => {
    for (const html of [around('<p>data-portion</p>'), '<p>Nothing</p>']) {
      expect(cutPortions(html)).toEqual({ html, portions: [] });
    }
  });

  it('does not take a text whose end is missing', () => {
    expect(() => cutPortions('<div class="theme-doc-markdown"><div></div>')).toThrow('Its text does not end.');
  });
});
