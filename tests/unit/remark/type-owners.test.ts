import { describe, expect, it } from 'vitest';
import { loadReference } from '../../../src/packages/reference/load-reference';
import type { MethodModel, PluginModel, TypeModel, TypeText } from '../../../src/packages/reference/types';
import { findOwnedTypes } from '../../../src/remark/plugin-api/type-places';

const naming = (...names: string[]): TypeText => ({
  text: names.join(' | ') || 'void',
  links: Object.fromEntries(names.map((name) => [name, name])),
});

const method = (id: string, options: TypeText, returns: TypeText): MethodModel => ({
  ...{ kind: 'method', id, name: id, description: '', signature: '', returns, returnsDescription: '' },
  parameters: [{ name: 'options', type: options, optional: false, description: '' }],
});

const type = (id: string, ...uses: string[]): TypeModel => ({
  ...{ kind: 'interface', id, name: id, description: '', extends: [] },
  members: uses.map((name) => ({ id: `${id}.${name}`, name, description: '', optional: false, type: naming(name) })),
});

const findIn = (methods: MethodModel[], types: TypeModel[]) =>
  Object.fromEntries(findOwnedTypes({ methods, types } as unknown as PluginModel));

describe('findOwnedTypes', () => {
  it('gives a method what only it needs, the nearer first', () => {
    const methods = [method('open', naming('Options'), naming('Result'))];
    const types = [type('Source'), type('Options', 'Source'), type('Result')];
    expect(findIn(methods, types)).toEqual({ open: ['Options', 'Result', 'Source'] });
  });

  it('leaves what two methods need to nobody, also when one of them is two steps away', () => {
    const methods = [method('open', naming('Options'), naming()), method('list', naming('Source'), naming())];
    const types = [type('Options', 'Source'), type('Source')];
    expect(findIn(methods, types)).toEqual({ open: ['Options'], list: [] });
  });

  it('leaves what a type needs that belongs to no method', () => {
    const methods = [method('open', naming('Options'), naming())];
    expect(findIn(methods, [type('Options'), type('Lonely', 'Options')])).toEqual({ open: [] });
  });

  it('ends where types name each other', () => {
    const methods = [method('open', naming('Tree'), naming())];
    expect(findIn(methods, [type('Tree', 'Leaf'), type('Leaf', 'Tree')])).toEqual({ open: ['Tree', 'Leaf'] });
  });

  it('shows the options of getPhoto with it, and the permissions that two methods return apart', () => {
    const camera = loadReference('v4').plugins.find(({ page }) => page === 'camera');
    const owned = camera && findOwnedTypes(camera);
    expect(owned?.get('getPhoto')).toEqual(expect.arrayContaining(['ImageOptions', 'Photo', 'CameraSource']));
    expect([...(owned?.values() ?? [])].flat()).not.toContain('PermissionStatus');
  });
});
