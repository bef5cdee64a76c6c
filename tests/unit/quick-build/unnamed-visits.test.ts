import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveVisitsUnnamed } from '../../../src/plugins/quick-build/unnamed-visits';

const page: Root = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Camera' }] }] };

/** Walks to the text and reads the names of the functions that lead there. */
function readTrace(): string {
  let trace = '';
  visit(page, 'text', () => {
    trace = new Error('here').stack ?? '';
  });
  return trace;
}

describe('a walk over Markdown', () => {
  let putBack = () => {};
  afterEach(() => putBack());

  it('names each step when it is left alone; else unnamed-visits.ts is needless', () => {
    expect(readTrace()).toContain('node (');
  });

  it('comes to all nodes and names none', () => {
    putBack = leaveVisitsUnnamed();
    const types: string[] = [];
    visit(page, ({ type }) => {
      types.push(type);
    });
    expect(types).toEqual(['root', 'paragraph', 'text']);
    expect(readTrace()).not.toContain('node (');
  });

  it('leaves all other properties as they are defined', () => {
    putBack = leaveVisitsUnnamed();
    expect(Object.defineProperty(() => 1, 'name', { value: 'count' }).name).toBe('count');
    const visit = { visit: () => 1 }.visit;
    expect(Object.defineProperty(visit, 'length', { value: 7 }).length).toBe(7);
    const node = { value: 'node (text)', enumerable: true };
    expect(Object.defineProperty({}, 'name', node)).toEqual({ name: 'node (text)' });
    for (const target of [{}, visit]) {
      expect(() => Object.defineProperty(target, 'name', undefined as never)).toThrow(TypeError);
    }
  });
});
