import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeTableLayouts } from '../../../src/remark/table-layouts';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** Lays out a table with these headers and one row, whose cells say `it is so`. */
function layOut(headers: readonly string[], className?: string): Element {
  const head = element('tr', ...headers.map((header) => (header === '' ? element('th') : element('th', header))));
  const row = element('tr', ...headers.map(() => element('td', 'it is so')));
  const table = element('table', element('thead', head), element('tbody', row));
  if (className !== undefined) table.properties.className = [className];
  rehypeTableLayouts()({ type: 'root', children: [table] } satisfies Root);
  return table;
}

const classOf = (headers: readonly string[]) => layOut(headers).properties.className;

describe('the layout of a table', () => {
  it('is that of symptoms with cause and fix', () => {
    const table = layOut(['message', 'cause', 'fix']);
    expect(table.properties).toEqual({
      className: ['symptoms'],
      role: 'table',
      style: '--label-2:"Cause";--label-3:"Fix";--label-width:3.25rem',
    });
    expect(JSON.stringify(table)).toContain('It is so');
  });

  it('stacks few columns and scrolls many', () => {
    expect(classOf(['file', 'change'])).toEqual(['stacks']);
    expect(classOf(['behavior', 'iOS', 'Android', 'web'])).toEqual(['stacks']);
    expect(classOf(['', 'Capacitor', 'React Native', 'Flutter', 'PWA'])).toEqual(['wide']);
  });

  it('stays what it is if it has one', () => {
    expect(layOut(['Key', 'Type', 'Text'], 'records').properties).toEqual({ className: ['records'], role: 'table' });
  });

  it('has no labels for two columns, and puts long ones above the text', () => {
    expect(layOut(['file', 'change']).properties.style).toBeUndefined();
    expect(layOut(['group', 'how you recognize it', 'fix']).properties.style).not.toContain('width');
  });

  it('keeps the roles of its parts and gives headers capitals, but not names', () => {
    const json = JSON.stringify(layOut(['', 'iOS', 'npm script', 'text']));
    for (const role of ['rowgroup', 'row', 'cell', 'columnheader']) expect(json).toContain(`"role":"${role}"`);
    for (const word of ['iOS', 'npm script', 'Text']) expect(json).toContain(`"value":"${word}"`);
    // The corner above the names of the rows is the header of nothing.
    expect(json.match(/"columnheader"/g)).toHaveLength(3);
  });
});
