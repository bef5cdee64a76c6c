import { compile } from '@mdx-js/mdx';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeBreakNames } from '../../../src/remark/break-names';

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Returns the code of an element after the plugin, with `·` where it may break. */
function breakIn(cell: string, text: string): string {
  const link = element('a', element('code', { type: 'text', value: text }));
  const tree: Root = { type: 'root', children: [element(cell, link)] };
  rehypeBreakNames()(tree);
  const [code] = link.children;
  // Code with break points is not an `element`, because the theme would turn it into a block.
  if (code?.type !== 'mdxJsxTextElement') return text;
  expect(code).toMatchObject({ name: 'code', attributes: [], data: { _mdxExplicitJsx: true } });
  return code.children.map(showPart).join('');
}

/** Returns a part of code, in brackets when it must not break. */
function showPart(part: Nodes): string {
  if (part.type === 'text') return part.value;
  if (part.type !== 'element' || part.tagName === 'wbr') return '·';
  expect(part).toMatchObject({ tagName: 'span', properties: { className: ['whole'] } });
  const [text] = part.children;
  return `[${text?.type === 'text' ? text.value : ''}]`;
}

describe('long names in tables', () => {
  it.each([
    ['androidx.core.app.NotificationCompat', 'androidx.core.·app.Notification·Compat'],
    ['androidxExifInterfaceVersion', 'androidxExif·InterfaceVersion'],
    ['android/app/src/main/AndroidManifest.xml', 'android/app/src/·main/Android·Manifest.xml'],
    ['FOREGROUND_SERVICE_LOCATION', 'FOREGROUND_·SERVICE_LOCATION'],
    ['Promise<PluginListenerHandle>', 'Promise<Plugin·ListenerHandle>'],
  ])('part where their words do: %s', (name, parts) => {
    expect(breakIn('td', name)).toBe(parts);
    expect(breakIn('th', name)).toBe(parts);
  });

  it.each(['capacitor.config', 'getPhoto(...)', 'npx cap run android', 'a b c d e f g h i j k l m n o'])(
    'stay whole when they are short: %s',
    (text) => expect(breakIn('td', text)).toBe(text),
  );

  it('part in a text beside short ones', () => {
    expect(breakIn('td', 'set webContentsDebuggingEnabled to true')).toBe('set webContents·DebuggingEnabled to true');
  });

  it('are left alone outside of tables', () => {
    expect(breakIn('p', 'androidxExifInterfaceVersion')).toBe('androidxExifInterfaceVersion');
  });

  it('stay plain code, which no component of the theme stands in for', async () => {
    const toCell = () => (tree: Root) => {
      for (const child of tree.children) if (child.type === 'element') child.tagName = 'td';
    };
    const long = String(await compile('`androidxExifInterfaceVersion`', { rehypePlugins: [toCell, rehypeBreakNames] }));
    const short = String(await compile('`androidx`', { rehypePlugins: [toCell, rehypeBreakNames] }));
    expect(short).toContain('_components.code');
    expect(long).not.toContain('_components.code');
    expect(long).toContain('"code"');
  });
});

describe('options of commands', () => {
  it.each([
    ['--deployment', '[--deployment]'],
    ['npx cap run ios --target X -l', 'npx cap run ios [--target] X [-l]'],
    ['--keystorealias <keystoreAlias>', '[--keystorealias] <keystoreAlias>'],
    ['-webkit-user-select', '[-webkit-user-select]'],
  ])('stay whole in running text: %s', (text, parts) => expect(breakIn('p', text)).toBe(parts));

  it('stay whole beside names that part', () => {
    expect(breakIn('td', '--scheme <schemeNameOfTheNewBuild>')).toBe('[--scheme] <schemeNameOfThe·NewBuild>');
  });

  it.each(['live-reload', 'a - b', 'x=-1'])('are nothing else with a hyphen: %s', (text) => {
    expect(breakIn('p', text)).toBe(text);
  });

  it('are left alone in blocks, whose lines are not parted', () => {
    const code = element('code', { type: 'text', value: 'npx cap sync --inline' });
    const tree: Root = { type: 'root', children: [element('pre', code)] };
    rehypeBreakNames()(tree);
    expect(tree.children).toEqual([element('pre', code)]);
  });
});

describe('long code in the first cell of a row', () => {
  const classOf = (...children: ElementContent[]): unknown => {
    const code = element('code', { type: 'text', value: 'Not implemented on web.' });
    const row = element('tr', element('td', code, ...children));
    rehypeBreakNames()({ type: 'root', children: [row] });
    return code.properties.className;
  };

  it('flows with the words around it in the name of a row', () => {
    expect(classOf({ type: 'text', value: ', or another message' })).toEqual(['flows']);
  });

  it('is a box of its own when it is all of the name', () => expect(classOf()).toBeUndefined());
});
