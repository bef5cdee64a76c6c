import { describe, expect, it } from 'vitest';
import { loadReference } from '../../../src/packages/reference/load-reference';
import type { MethodModel, PluginModel } from '../../../src/packages/reference/types';
import type { PageContext } from '../../../src/remark/context';
import { createScope } from '../../../src/remark/plugin-api/card';
import { showExample, showMethod } from '../../../src/remark/plugin-api/method';
import { placeTypes } from '../../../src/remark/plugin-api/type-places';

describe('the example of a method', () => {
  const reference = loadReference('v4');
  const device = reference.plugins.find(({ page }) => page === 'device') as PluginModel;
  const method = device.methods.find(({ id }) => id === 'getId') as MethodModel;

  it('is a block of code with a title, of a class that the search knows', () => {
    const nodes = showExample(method);
    expect(nodes).toMatchObject([{ type: 'code', lang: 'ts', meta: 'title="Example"', value: method.example }]);
    expect(method.example).toContain('await Device.getId()');
    for (const node of nodes) expect(JSON.stringify(node)).toContain('"api-example"');
  });

  it('stands in front of the types of the method, and behind these is what it rejects with', () => {
    const rejecting = { ...method, rejections: [{ message: 'No', platforms: ['ios' as const] }] };
    const context = { version: 'v4', file: 'docs/apis/device.md', reference } as PageContext;
    const kinds = showMethod(rejecting, placeTypes(device), createScope(device, context)).map(
      (node) => ('name' in node && node.name) || node.type,
    );
    const places = [kinds.indexOf('code'), kinds.indexOf('heading'), kinds.indexOf('ul')];
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('is left out where nobody wrote one', () => {
    const { example: _, ...bare } = method;
    expect(showExample(bare)).toEqual([]);
  });
});
