import { describe, expect, it } from 'vitest';
import { loadReference } from '../../../src/packages/reference/load-reference';
import type { MethodModel, PluginModel, Rejection } from '../../../src/packages/reference/types';
import type { PageContext } from '../../../src/remark/context';
import type { FlowNode } from '../../../src/remark/nodes';
import { createScope } from '../../../src/remark/plugin-api/card';
import { showMethod } from '../../../src/remark/plugin-api/method';
import { showRejections } from '../../../src/remark/plugin-api/rejections';
import { placeTypes } from '../../../src/remark/plugin-api/type-places';

interface Tree {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: { name: string; value: string }[];
  children?: Tree[];
}

/** Reads the text of a node, with code in backticks and each list item on its own line. */
function readText(node: Tree): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  // Icons have no text but a title.
  const title = node.attributes?.find(({ name }) => name === 'title')?.value ?? '';
  const text = node.value ?? (node.children ?? []).map(readText).join('') + title;
  // Code with a link in it. That with a class is the type of a row.
  if (node.name === 'code' && node.attributes?.length === 0) return `\`${text}\``;
  return node.name === 'li' ? `${text}\n` : text;
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
      'Rejects with2 messages',
      '`Not so` iOS, Android\n`Not here` `UNAVAILABLE` iOS\nOther errors, with messages made at run time Android\n',
    ]);
  });

  it('name no platform where the method has one alone', () => {
    expect(show(many(1), { ios: true, android: false, web: false })).toEqual(['Rejects with1 message', '`No 0`\n']);
  });

  it('are folded behind the sixth, unless one alone would be', () => {
    expect(show(many(7))).toHaveLength(2);
    const [, shown = '', folded = ''] = show(many(8));
    expect(shown.split('\n')).toHaveLength(7);
    expect(folded).toBe('2 more messages No 6, No 7 …`No 6` iOS\n`No 7` iOS\n');
  });

  it('are shown if they are short, while others are folded', () => {
    const long = {
      message: 'A message of which nobody wants to read more than one line at once',
      platforms: ['ios' as const],
    };
    const [, shown, folded] = show([long, ...many(8)]);
    expect(shown).not.toContain(long.message);
    expect(folded).toContain(long.message);
  });

  it('are left out only for a method that never rejects', () => {
    expect(show([])).toEqual([]);
    expect(show([{ message: '…', platforms: ['ios'] }])).toEqual([
      'Rejects with',
      'Errors with messages made at run time iOS\n',
    ]);
  });

  it('have a list of their own where a callback gets them', () => {
    const method = { name: 'watch', platforms: both, callbackErrors: many(1), rejections: many(1) } as MethodModel;
    expect(textsOf(showRejections(method))).toEqual([
      'Rejects with1 message',
      '`No 0` iOS\n',
      'Calls back with these errors1 message',
      '`No 0` iOS\n',
    ]);
  });
});

const reference = loadReference('v4');
const contextOf = (page: string) => ({ version: 'v4', file: `docs/apis/${page}.md`, reference }) as PageContext;
const pluginOf = (page: string) => reference.plugins.find((plugin) => plugin.page === page) as PluginModel;

/** Shows the card of a method, as texts of its parts. */
function showCard(page: string, id: string, change: Partial<MethodModel> = {}): string[] {
  const model = pluginOf(page);
  const method = model.methods.find((each) => each.id === id) as MethodModel;
  return textsOf(showMethod({ ...method, ...change }, placeTypes(model), createScope(model, contextOf(page))));
}

describe('the options of a method', () => {
  it('are counted, and begin with those that are required', () => {
    const card = showCard('camera', 'getPhoto');
    const place = card.findIndex((part) => part.startsWith('Options'));
    expect(card[place]).toBe('Options `ImageOptions`15, one required');
    expect(card[place + 1]).toMatch(/^resultType required/);
  });

  it('have their default behind their type, if it is a value', () => {
    const text = showCard('camera', 'getPhoto').join('\n');
    expect(text).toContain('CameraSource = Prompt');
    expect(text).toContain('boolean = false');
    expect(showCard('camera', 'pickImages').join('\n')).toContain('Default `0 (unlimited)`');
  });

  it('say which platforms ignore them', () => {
    expect(showCard('camera', 'getPhoto').join('\n')).toMatch(/quality\?number[^\n]*iOS, Android/);
  });

  it('are followed by the values that they take, with what these stand for', () => {
    expect(showCard('camera', 'getPhoto').join('\n')).toMatch(/CameraResultType[^\n]*UriAs a file:[^\n]*'uri'Base64/);
  });

  it('name the values of an enum that has a card of its own', () => {
    expect(showCard('filesystem', 'readFile').join('\n')).toContain('One of `UTF8` `ASCII` `UTF16`');
  });

  it('are folded where they are labels of one thing', () => {
    expect(showCard('camera', 'getPhoto').join('\n')).toContain(
      '4 labels of the prompt promptLabelHeader, …Cancel, …Photo, …Picture',
    );
  });
});

describe('a type that several methods use', () => {
  it('is shown with the first of them, which names the others', () => {
    const card = showCard('geolocation', 'getCurrentPosition');
    expect(card).toContain('Options `PositionOptions`3, all optional');
    expect(card).toContain('Result `Position`9 properties');
    expect(card.filter((part) => part === 'Shared with `watchPosition`')).toHaveLength(2);
  });

  it('is a row that opens with the others, and has no anchors there', () => {
    const model = pluginOf('geolocation');
    const method = model.methods.find(({ id }) => id === 'watchPosition') as MethodModel;
    const nodes = showMethod(method, placeTypes(model), createScope(model, contextOf('geolocation')));
    expect(textsOf(nodes).find((part) => part.startsWith('Options'))).toMatch(
      /^Options `PositionOptions` the same 3 as getCurrentPosition/,
    );
    expect(JSON.stringify(nodes)).not.toContain('"positionoptions-timeout"');
    expect(JSON.stringify(nodes)).toContain('"watchpositioncallback"');
  });
});

describe('the head of a method', () => {
  const head = (change: Partial<MethodModel>) => showCard('filesystem', 'stat', change)[0];

  it('says where the user may be asked for a permission, and where alone', () => {
    expect(head({ asksPermission: ['android'] })).toContain('asks for permission on Android');
    expect(head({ asksPermission: ['ios', 'android'] })).toMatch(/asks for permission iOS/);
    expect(head({ asksPermission: ['android'], platforms: { ios: false, android: true, web: false } })).toMatch(
      /asks for permission not on iOS/,
    );
  });

  it('says nothing of it where nobody asks, or where the method is there to ask', () => {
    expect(head({ asksPermission: [] })).not.toContain('permission');
    expect(head({ asksPermission: ['ios', 'android'], name: 'requestPermissions' })).not.toContain('permission');
  });

  it('has since when at the end of the card', () => {
    expect(showCard('geolocation', 'getCurrentPosition').at(-1)).toBe('History since 1.0.0');
  });
});
