import { describe, expect, it } from 'vitest';
import { alias, diffPlugin, enumOf, iface, method } from './models';

/** Counts the changes that are found when the type of a property is rewritten. */
function countChanges(before: string, after: string): number {
  return diffPlugin({ types: [iface('Options', [before])] }, { types: [iface('Options', [after])] }).length;
}

describe('spellings of the same type', () => {
  it.each([
    ['white space', 'a: { x: number; y: number; }', 'a: {\n  x: number;\n\n  y: number\n}'],
    ['quotes', 'a: "one" | "two"', "a: 'one' | 'two'"],
    ['the order of alternatives', "a: 'one' | 'two' | null", "a: null | 'two' | 'one'"],
    ['the order of alternatives inside an array', 'a: (string | number)[]', 'a: (number | string)[]'],
    ['nested alternatives', 'a: string | (number | boolean)', 'a: boolean | string | number'],
    ['alternatives that are there twice', 'a: string | string', 'a: string'],
    ['parentheses', 'a: (string)', 'a: string'],
    ['the two ways to write arrays', 'a: Array<string | number>', 'a: (string | number)[]'],
    ['the order of members', 'a: { x: number; y: string }', 'a: { y: string; x: number }'],
    ['separators of members', 'a: { x: number, y: string }', 'a: { x: number; y: string; }'],
    ['methods and functions as members', 'a: { run(x: number): void }', 'a: { run: (y: number) => void }'],
    ['names of parameters', 'a: (event: string) => void', 'a: (e: string) => void'],
    [
      'the order of combined types',
      'a: Promise<string> & PluginListenerHandle',
      'a: PluginListenerHandle & Promise<string>',
    ],
    ['undefined in an optional member', 'a?: string | undefined', 'a?: string'],
    ['undefined in an optional parameter', 'a: (x?: number | undefined) => void', 'a: (x?: number) => void'],
  ])('%s', (_name, before, after) => {
    expect(countChanges(before, after)).toBe(0);
  });

  it.each([
    ['another type', 'a: string', 'a: number'],
    ['another literal', "a: 'one two'", "a: 'one  two'"],
    ['one alternative more', 'a: string', 'a: string | null'],
    ['optionality', 'a: string', 'a?: string'],
    ['undefined in a required member', 'a: string | undefined', 'a?: string'],
    ['readonly', 'a: string', 'readonly a: string'],
    ['a union inside an array', 'a: (string | number)[]', 'a: string | number[]'],
    ['an optional parameter', 'a: (x: number) => void', 'a: (x?: number) => void'],
    ['the order of parameters', 'a: (x: number, y: string) => void', 'a: (x: string, y: number) => void'],
    ['what a function returns', 'a: () => void', 'a: () => Promise<void>'],
    ['a member that became optional', 'a: { x: number }', 'a: { x?: number }'],
    ['the key of a map', 'a: { [key: string]: string }', 'a: { [key: number]: string }'],
    ['combined instead of alternative', 'a: { x: number } | { y: number }', 'a: { x: number } & { y: number }'],
  ])('tells %s apart', (_name, before, after) => {
    expect(countChanges(before, after)).toBe(1);
  });
});

describe('names of types', () => {
  it('compares an inline object with a type newly made of it', () => {
    const changes = diffPlugin(
      { methods: [method('get', '(options: { key: string; }) => Promise<{ value: string | null; }>')] },
      {
        methods: [method('get', '(options: GetOptions) => Promise<GetResult>')],
        types: [iface('GetOptions', ['key: string']), iface('GetResult', ['value: null | string'])],
      },
    );
    expect(changes.filter(({ kind }) => kind === 'changed')).toEqual([]);
    expect(changes.filter(({ memberKind }) => memberKind === 'type').map(({ id }) => id)).toEqual([
      'GetOptions',
      'GetResult',
    ]);
  });

  it('sees that the new type has a member more than the object had', () => {
    const changes = diffPlugin(
      { methods: [method('get', '(options: { key: string; }) => void')] },
      {
        methods: [method('get', '(options: GetOptions) => void')],
        types: [iface('GetOptions', ['key: string', 'group: string'])],
      },
    );
    expect(changes.filter(({ kind }) => kind === 'changed').map(({ id }) => id)).toEqual(['get']);
  });

  it('tells a change inside a type once, not with everything that uses the type', () => {
    const changes = diffPlugin(
      { methods: [method('send', '(options: { all: Item[]; }) => void')], types: [iface('Item', ['id: string'])] },
      {
        methods: [method('send', '(options: SendOptions) => void')],
        types: [iface('Item', ['id: number']), iface('SendOptions', ['all: Item[]'])],
      },
    );
    expect(changes.filter(({ kind }) => kind === 'changed').map(({ id }) => id)).toEqual(['Item.id']);
  });

  it('ends with types that contain themselves', () => {
    const tree = (leaf: string) => iface('Tree', ['children: Tree[]', `leaf: ${leaf}`]);
    const changes = diffPlugin(
      { methods: [method('get', '() => Tree')], types: [tree('string')] },
      {
        methods: [method('get', '() => Other')],
        types: [tree('string'), iface('Other', ['children: Other[]', 'leaf: string'])],
      },
    );
    expect(changes.find(({ id }) => id === 'get')?.kind).toBe('changed');
  });

  it('takes an interface and an alias of the same structure for the same', () => {
    const base = iface('CopyOptions', ['from: string', 'to: string']);
    expect(
      diffPlugin(
        { types: [base, iface('RenameOptions', [], {}, ['CopyOptions'])] },
        { types: [base, alias('RenameOptions', 'CopyOptions')] },
      ),
    ).toEqual([]);
  });

  it('does not take an enum and a union of its values for the same', () => {
    const changes = diffPlugin({ types: [alias('Style', "'DARK'")] }, { types: [enumOf('Style', { Dark: 'DARK' })] });
    expect(changes).toContainEqual({
      kind: 'changed',
      page: 'camera',
      id: 'Style',
      memberKind: 'type',
      before: "type Style = 'DARK'",
      after: 'enum Style',
    });
  });
});
