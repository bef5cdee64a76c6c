import { describe, expect, it } from 'vitest';
import { loadReference } from '../../../src/reference';
import type { MethodModel, PluginModel, Rejection, TypeModel } from '../../../src/reference/types';
import type { PageContext } from '../../../src/remark/context';
import type { FlowNode } from '../../../src/remark/nodes';
import { showMethod } from '../../../src/remark/plugin-api/method';
import { showRejections } from '../../../src/remark/plugin-api/rejections';
import { showType } from '../../../src/remark/plugin-api/type';

interface Tree {
  type: string;
  name?: string | null;
  value?: string;
  children?: Tree[];
}

/** Reads the text of a node, with code in backticks and each list item on its own line. */
function readText(node: Tree): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  const text = node.value ?? (node.children ?? []).map(readText).join('');
  return node.type === 'listItem' ? `${text}\n` : text;
}

const textsOf = (nodes: readonly FlowNode[]): string[] => nodes.map((node) => readText(node as Tree));

const both = { ios: true, android: true, web: false };

const show = (rejections: Rejection[], platforms: MethodModel['platforms'] = both): string[] =>
  textsOf(showRejections({ name: 'open', rejections, platforms } as MethodModel));

const many = (count: number): Rejection[] =>
  Array.from({ length: count }, (_, index) => ({ message: `No ${index}`, platforms: ['ios'] }));

describe('the messages of a method', () => {
  it('are listed with code and platforms', () => {
    expect(
      show([
        { message: 'Not  so', platforms: ['ios', 'android'] },
        { message: 'Not here', code: 'UNAVAILABLE', platforms: ['ios'] },
        { message: '…', platforms: ['android'] },
      ]),
    ).toEqual([
      '`open` rejects with',
      '`Not so` iOS · Android\n`Not here` `UNAVAILABLE` iOS\nOther messages, made at run time Android\n',
    ]);
  });

  it('name no platform where the method has one alone', () => {
    expect(show(many(1), { ios: true, android: false, web: false })).toEqual(['`open` rejects with', '`No 0`\n']);
  });

  it('are folded behind the sixth, unless one alone would be', () => {
    expect(show(many(7))).toHaveLength(2);
    const [, shown = '', folded = ''] = show(many(8));
    expect(shown.split('\n')).toHaveLength(7);
    expect(folded).toBe('2 more messages`No 6` iOS\n`No 7` iOS\n');
  });

  it('are left out only for a method that never rejects', () => {
    expect(show([])).toEqual([]);
    expect(show([{ message: '…', platforms: ['ios'] }])).toEqual([
      '`open` rejects with',
      'Messages made at run time iOS\n',
    ]);
  });

  it('have a list of their own where a callback gets them', () => {
    const method = { name: 'watch', platforms: both, callbackErrors: many(1), rejections: many(1) } as MethodModel;
    expect(textsOf(showRejections(method))).toEqual([
      '`watch` rejects with',
      '`No 0` iOS\n',
      '`watch` calls back with these errors',
      '`No 0` iOS\n',
    ]);
  });
});

describe('the values of an option', () => {
  const reference = loadReference('v4');
  const filesystem = reference.plugins.find(({ page }) => page === 'filesystem') as PluginModel;
  const context = { version: 'v4', reference } as PageContext;
  const options = filesystem.types.find(({ id }) => id === 'ReadFileOptions') as TypeModel;
  const showOptions = (near?: ReadonlySet<string>) =>
    textsOf(showType(options, 4, filesystem, context, near && { near, role: 'options' })).join('\n');

  it('are in its row when the enum is elsewhere on the page', () => {
    expect(showOptions(new Set())).toContain('One of `UTF8` `ASCII` `UTF16`');
  });

  it('stand below what they are of', () => {
    expect(showOptions(new Set())).toContain('\nInterface of the options · since');
    expect(showOptions()).toContain('\nInterface · since');
  });

  it('are not said twice', () => {
    expect(showOptions(new Set(['Encoding', 'Directory']))).not.toContain('One of');
    expect(showOptions()).not.toContain('One of');
  });
});

describe('the line below a method', () => {
  const reference = loadReference('v4');
  const context = { version: 'v4', file: 'docs/apis/filesystem.md', reference } as PageContext;
  const filesystem = reference.plugins.find(({ page }) => page === 'filesystem') as PluginModel;
  const method = filesystem.methods.find(({ id }) => id === 'stat') as MethodModel;
  const line = (change: Partial<MethodModel>) =>
    textsOf(showMethod({ ...method, ...change }, [], filesystem, context))[1];

  it('says where the user may be asked for a permission, and where alone', () => {
    expect(line({ asksPermission: ['android'] })).toMatch(/since 1\.0\.0 · can show a permission prompt on Android$/);
    expect(line({ asksPermission: ['ios', 'android'] })).toMatch(/ · can show a permission prompt$/);
    expect(line({ asksPermission: ['android'], platforms: { ios: false, android: true, web: false } })).toMatch(
      / · can show a permission prompt$/,
    );
  });

  it('says nothing of it where nobody asks, or where the method is there to ask', () => {
    expect(line({ asksPermission: [] })).not.toContain('permission');
    expect(line({ asksPermission: ['ios', 'android'], name: 'requestPermissions' })).not.toContain('permission');
  });
});
