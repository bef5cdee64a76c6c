import { describe, expect, it } from 'vitest';
import {
  checkStaleOverlays,
  checkUndescribedMethods,
  checkUnexplainedConfig,
} from '../../../src/packages/docs-checks/overlays';

describe('checkStaleOverlays', () => {
  it('accepts that there are none, and reports each', () => {
    expect(checkStaleOverlays([])).toEqual([]);
    const stale = { file: 'src/packages/reference/overlays/camera.json', line: 3, key: 'takePicture' };
    expect(checkStaleOverlays([stale])).toEqual([
      {
        file: stale.file,
        line: 3,
        message: '"takePicture" is described, but no version has it: remove or rename the key',
      },
    ]);
  });
});

describe('checkUndescribedMethods', () => {
  const method = {
    kind: 'method' as const,
    id: 'getPhoto',
    name: 'getPhoto',
    description: '',
    signature: '',
    parameters: [],
    returns: { text: 'void', links: {} },
    returnsDescription: '',
  };
  const plugins = [{ page: 'camera', methods: [method] }];

  it('accepts members of types without description', () => {
    expect(checkUndescribedMethods('v5', plugins, [{ page: 'camera', id: 'Photo.format' }])).toEqual([]);
  });

  it('reports methods, with the file that can describe them', () => {
    const files = (version: 'v2' | 'v5') =>
      checkUndescribedMethods(version, plugins, [{ page: 'camera', id: 'getPhoto' }]).map(({ file }) => file);
    expect(files('v5')).toEqual(['src/packages/reference/overlays/camera.json']);
    expect(files('v2')).toEqual(['src/packages/reference/overlays/v2/camera.json']);
  });
});

describe('the overlays of the configuration', () => {
  it('accepts that all is explained, and reports what is not', () => {
    expect(checkUnexplainedConfig('v5', [])).toEqual([]);
    expect(checkUnexplainedConfig('v2', ['server.url'])).toEqual([
      {
        file: 'src/packages/reference/overlays/v2/config.json',
        line: 1,
        message: 'The configuration key server.url has no explanation in v2: add "server.url"',
      },
    ]);
  });
});
