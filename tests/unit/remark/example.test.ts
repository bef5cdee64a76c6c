import { describe, expect, it } from 'vitest';
import { loadReference } from '../../../src/reference';
import type { MethodModel, PluginModel } from '../../../src/reference/types';
import type { PageContext } from '../../../src/remark/context';
import { showExample } from '../../../src/remark/plugin-api/example';
import { showMethod } from '../../../src/remark/plugin-api/method';

describe('the example of a method', () => {
  const reference = loadReference('v4');
  const device = reference.plugins.find(({ page }) => page === 'device') as PluginModel;
  const method = device.methods.find(({ id }) => id === 'getId') as MethodModel;

  it('is a block of code below a heading, both of a class that the search knows', () => {
    const nodes = showExample(method);
    expect(nodes).toMatchObject([
      { type: 'mdxJsxFlowElement', name: 'h4', children: [{ value: 'Example' }] },
      { type: 'code', lang: 'ts', value: method.example },
    ]);
    expect(method.example).toContain('await Device.getId()');
    for (const node of nodes) expect(JSON.stringify(node)).toContain('"api-example"');
  });

  it('stands in front of the types of the method, and behind these is what it rejects with', () => {
    const rejecting = { ...method, rejections: [{ message: 'No', platforms: ['ios' as const] }] };
    const types = device.types.filter(({ id }) => id === 'DeviceId');
    const context = { version: 'v4', file: 'docs/apis/device.md', reference } as PageContext;
    const kinds = showMethod(rejecting, types, device, context).map(({ type }) => type);
    const places = [kinds.indexOf('code'), kinds.indexOf('heading', 1), kinds.indexOf('list')];
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('is left out where nobody wrote one', () => {
    const { example: _, ...bare } = method;
    expect(showExample(bare)).toEqual([]);
  });
});
