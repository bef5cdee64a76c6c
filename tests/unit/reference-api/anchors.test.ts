import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../src/config/versions';
import { anchorOf, extractPlugins } from '../../../src/packages/reference/api';
import type { Described, MethodModel, PluginModel, TypeModel } from '../../../src/packages/reference/types';

function makeMethod(id: string): MethodModel {
  const returns = { text: 'void', links: {} };
  return {
    id,
    name: id,
    kind: 'method',
    description: '',
    signature: '',
    parameters: [],
    returns,
    returnsDescription: '',
  };
}

function makeEnum(id: string, ...members: string[]): TypeModel {
  const described = (memberId: string): Described => ({ id: memberId, name: memberId, description: '' });
  return {
    ...described(id),
    kind: 'enum',
    members: members.map((name) => ({ ...described(`${id}.${name}`), value: '0' })),
  };
}

function makePlugin(methods: MethodModel[], types: TypeModel[]): PluginModel {
  return {
    page: 'sample',
    title: 'Sample',
    package: '@capacitor/sample',
    packageVersion: '1.0.0',
    license: 'MIT',
    sourceFile: 'dist/esm/definitions.d.ts',
    exportName: 'Sample',
    methods,
    types,
    config: [
      {
        id: 'Sample.launchDelay',
        path: 'Sample.launchDelay',
        name: 'launchDelay',
        description: '',
        type: 'number',
        optional: true,
        group: false,
      },
    ],
    platforms: [],
    androidVariables: [],
    androidPermissions: [],
    requestedPermissions: [],
    iosUsageKeys: [],
  };
}

describe('anchorOf', () => {
  const plugin = makePlugin(
    [makeMethod('getPhoto'), makeMethod('addListener:appStateChange'), makeMethod('share')],
    [makeEnum('Share', 'A'), makeEnum('ImageOptions', 'quality', '[key]')],
  );

  it.each([
    ['getPhoto', 'getphoto'],
    ['addListener:appStateChange', 'addlistener-appstatechange'],
    ['ImageOptions', 'imageoptions'],
    ['ImageOptions.quality', 'imageoptions-quality'],
    ['ImageOptions.[key]', 'imageoptions-key'],
    ['Sample.launchDelay', 'config-launchdelay'],
  ])('makes of %s the anchor %s', (id, anchor) => {
    expect(anchorOf(id, plugin)).toBe(anchor);
  });

  it('leaves the plain anchor to the method where a type has the same name', () => {
    expect(anchorOf('share', plugin)).toBe('share');
    expect(anchorOf('Share', plugin)).toBe('share-type');
  });

  it('numbers other collisions', () => {
    const colliding = makePlugin([], [makeEnum('Options', 'a', 'A')]);
    expect(anchorOf('Options.a', colliding)).toBe('options-a');
    expect(anchorOf('Options.A', colliding)).toBe('options-a-2');
  });

  it('names the nearest member when there is none of that id', () => {
    expect(() => anchorOf('getFoto', plugin)).toThrow(
      'Plugin sample has no member "getFoto"; did you mean "getPhoto"?',
    );
  });

  it.each(versionNames)('gives every member of %s an anchor of its own', (version) => {
    for (const model of extractPlugins(version)) {
      const members = model.types.flatMap((type): Described[] => (type.kind === 'alias' ? [] : type.members));
      const anchors = [...model.methods, ...model.types, ...members, ...model.config].map(({ id }) =>
        anchorOf(id, model),
      );
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(anchors.filter((anchor) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor))).toEqual([]);
    }
  });
});
