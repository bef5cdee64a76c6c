import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypePortions } from '../../../src/plugins/light-client/article/rehype-portions';

function make(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const text = (length: number): ElementContent => ({ type: 'text', value: 'x'.repeat(length) });

/** @returns the names of the elements that begin a portion, with their places */
function cut(...children: Element[]): string[] {
  const root: Root = { type: 'root', children };
  rehypePortions()(root);
  return children.flatMap(({ tagName, properties }, index) =>
    properties.dataPortion === '' ? [`${tagName} ${index}`] : [],
  );
}

describe('rehypePortions', () => {
  it('leaves a short page whole', () => {
    expect(cut(make('h1', text(20)), make('p', text(2_000)), make('p', text(500)))).toEqual([]);
  });

  it('cuts behind what fills a window, again and again', () => {
    const long = make('p', text(3_100));
    expect(cut(long, make('p', text(10)), structuredClone(long), make('h2', text(10)))).toEqual(['p 1', 'h2 3']);
  });

  it('counts elements, in code that is coloured too', () => {
    const items = Array.from({ length: 160 }, () => make('li'));
    expect(cut(make('ul', ...items), make('p'))).toEqual(['p 1']);
    const code = make('code');
    code.properties.html = '<span class="code-a">x</span>'.repeat(110);
    expect(cut(make('pre', code), make('p'))).toEqual(['p 1']);
  });

  it('cuts before what keeps its attributes alone', () => {
    const long = make('p', text(3_100));
    expect(cut(long, make('pre'), make('table'), make('h3'), make('p'))).toEqual(['h3 3']);
  });
});
