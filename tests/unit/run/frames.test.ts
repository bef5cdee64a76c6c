import { describe, expect, it } from 'vitest';
import { readInlineCode, toSource } from '../../../src/build/hosting/inline-code';
import { docsVersions } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { bundlePackages, mergeFiles } from '../../../src/packages/run/build/bundle-packages';
import { makeFrameDocument } from '../../../src/packages/run/build/frame-document';
import { packSample, unpackSamples } from '../../../src/packages/run/build/pack-samples';
import { cannotRun, namedMethods, needsElements } from '../../../src/packages/run/build/plugin-needs';

describe('the bundles of a version', () => {
  it('are the same each time, leave core to the import map, and load web parts later', async () => {
    const names = ['@capacitor/preferences', '@capacitor/device'];
    const [first, second] = [await bundlePackages('v4', names), await bundlePackages('v4', names)];
    expect(second).toEqual(first);
    expect(Object.keys(first.packages)).toEqual(['@capacitor/core', '@ionic/pwa-elements/loader', ...names]);
    const textOf = (file = '') => new TextDecoder().decode(first.files.get(file));
    const entry = textOf(first.packages['@capacitor/preferences']);
    expect(entry).toMatch(/from"@capacitor\/core"/);
    expect(entry).toMatch(/import\("\.\/part\.\w{8}\.js"\)/);
    expect(entry).not.toContain('localStorage');
    expect(textOf(first.frame)).toContain(first.shared[0]);
    expect(first.folders.map((folder) => folder.replace(/.*node_modules\//, ''))).toContain('fake-indexeddb');
  });

  it('exist for v2, whose core has all plugins', async () => {
    const { packages, files } = await bundlePackages('v2', []);
    expect(Object.keys(packages)).toEqual(['@capacitor/core', '@ionic/pwa-elements/loader']);
    expect([...files.keys()].every((name) => /^[\w-]+\.[0-9A-Z]{8}\.js$/.test(name))).toBe(true);
  });

  it('share the files of the elements, and lose none in the folder of all', async () => {
    const [v3, v4] = await Promise.all([bundlePackages('v3', ['@capacitor/camera']), bundlePackages('v4', [])]);
    expect(v4.packages['@ionic/pwa-elements/loader']).toBe(v3.packages['@ionic/pwa-elements/loader']);
    expect(mergeFiles([v3.files, v4.files]).size).toBe(new Set([...v3.files.keys(), ...v4.files.keys()]).size);
    const [one, other] = [Uint8Array.of(1), Uint8Array.of(2)];
    expect(() => mergeFiles([[['part.js', one]], [['part.js', other]]])).toThrow('part.js has two contents');
  });
});

describe('the document of a frame', () => {
  const { html, policy } = makeFrameDocument(
    'v4',
    { packages: { '@capacitor/core': 'core.AAAAAAAA.js' }, frame: 'frame.BBBBBBBB.js', shared: ['part.CCCCCCCC.js'] },
    '/docs/',
  );

  it('allows its own scripts, those of the folder of the frames, and modules in memory', () => {
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/docs/run/files/part.CCCCCCCC.js">');
    const [narrow = '', map = ''] = readInlineCode(html).scripts.keys();
    expect(narrow).toContain(`"script-src "+location.origin+"/docs/run/files/ blob: ${toSource(map)}"`);
    expect(JSON.parse(map)).toEqual({ imports: { '@capacitor/core': '/docs/run/files/core.AAAAAAAA.js' } });
    expect(policy).toContain(`script-src https: http: blob: ${toSource(map)} ${toSource(narrow)};`);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('connect-src blob: data:;');
  });

  it('has in itself what a meta tag can say', () => {
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/frame-ancestors|sandbox/);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });
});

describe('samples in a page', () => {
  const sample = { code: 'a("<>&\'ü");', packages: ['p 1'], functions: [], hasDatabase: false };

  it('are taken out into a file that is named by its content', () => {
    const packed = packSample('v4', sample);
    const html = `<button data-run="${packed}"><p></p><button data-run=${packed} data-x>`;
    const unpacked = unpackSamples(html);
    const hash = /run\/files\/samples\.(\w{8})\.json/.exec(unpacked?.file ?? '')?.[1];
    expect(unpacked?.html).toBe(`<button data-run="v4 ${hash} 0"><p></p><button data-run="v4 ${hash} 1" data-x>`);
    expect(JSON.parse(unpacked?.content ?? '')).toEqual([sample, sample]);
  });

  it('may be missing', () => expect(unpackSamples('<p data-x="run">')).toBeUndefined());
});

it('what plugins need is said about plugins and methods that there are', () => {
  const plugins = docsVersions.flatMap(({ name }) => loadReference(name).plugins);
  const methods = new Set(plugins.flatMap(({ page, methods: own }) => [page, ...own.map(({ id }) => `${page}.${id}`)]));
  const named = [...Object.keys(cannotRun), ...needsElements, ...namedMethods];
  expect(named.filter((name) => !methods.has(name))).toEqual([]);
});
