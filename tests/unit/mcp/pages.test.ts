import { describe, expect, it } from 'vitest';
import { findVersion } from '../../../src/mcp/find';
import { Refusal } from '../../../src/mcp/refusal';
import { getPage } from '../../../src/mcp/tools/get-page';
import { listVersions } from '../../../src/mcp/tools/list-versions';
import { searchDocs } from '../../../src/mcp/tools/search-docs';
import { makeFakeDocs, makeFiles } from './fake-docs';

const { docs, reads } = makeFakeDocs();

describe('a version', () => {
  it.each([
    ['v4', 'v4'],
    [' V4 ', 'v4'],
    ['4', 'v4'],
    ['4.8.2', 'v4'],
    ['^4.1.0', 'v4'],
    ['~4.8', 'v4'],
    ['4.0.0-beta.1', 'v4'],
    ['latest', 'v4'],
    ['v2', 'v2'],
  ])('is meant by %j', async (wanted, version) => {
    expect((await findVersion(docs, wanted)).version).toBe(version);
  });

  it.each([
    ['v6', 'There is no version "v6", only v4, v3, v2. The nearest one is v4.'],
    ['1.5.0', 'There is no version "1.5.0", only v4, v3, v2. The nearest one is v2.'],
    ['vv3', 'There is no version "vv3", only v4, v3, v2. The nearest one is v3.'],
    ['../v4', 'There is no version "../v4", only v4, v3, v2.'],
    ['__proto__', 'There is no version "__proto__", only v4, v3, v2.'],
    ['constructor', 'There is no version "constructor", only v4, v3, v2.'],
    ['next', 'There is no version "next", only v4, v3, v2.'],
  ])('is not meant by %j', async (wanted, message) => {
    const error: unknown = await findVersion(docs, wanted).catch((reason) => reason);
    expect((error as Error).message.slice(0, message.length)).toBe(message);
  });

  it('is listed with its state and address', async () => {
    expect(await listVersions(docs)).toContain(
      '- v4 (latest, Capacitor 4.8.2), choose it if no version is named: https://capacitorjs.com/docs/\n',
    );
  });
});

describe('a page', () => {
  it.each([
    ['v4', 'apis/camera', 'apis/camera'],
    ['v4', '/apis/camera/', 'apis/camera'],
    ['v4', './apis/camera.md#getphoto', 'apis/camera'],
    ['v4', '/docs/apis/camera', 'apis/camera'],
    ['v4', '/docs/v4/apis/camera', 'apis/camera'],
    ['v4', 'https://capacitorjs.com/docs/apis/camera.md?a=b', 'apis/camera'],
    ['v4', '/', 'index'],
    ['v4', '/docs', 'index'],
    ['v4', 'index', 'index'],
    ['v4', 'apis/index', 'apis'],
    ['v3', 'apis/camera', 'v3/apis/camera'],
    ['v3', 'v3/apis/camera', 'v3/apis/camera'],
    ['v2', 'getting-started', 'v2/getting-started/index'],
    ['v2', 'https://capacitorjs.com/docs/v2', 'v2'],
  ])('of %s is meant by %j', async (version, path, file) => {
    expect(await getPage(docs, { version, path })).toContain(`title: ${file}\nversion: ${version}\n`);
  });

  it.each([
    ['apis/camra', 'v4 has no page "apis/camra". The nearest one is apis/camera.'],
    [
      'apis/storage',
      'v4 has no page "apis/storage". The nearest ones are apis/preferences, apis/storage of v3, apis/storage of v2.',
    ],
    [
      '/docs/v3/apis/storage',
      'v4 has no page "/docs/v3/apis/storage", it is one of v3. The nearest one is apis/storage of v3.',
    ],
    [
      'https://evil.example/docs/apis/camera',
      '"https://evil.example/docs/apis/camera" is not an address of this documentation, which is at https://capacitorjs.com/docs/.',
    ],
    [
      'https://capacitorjs.com.evil.example/docs',
      '"https://capacitorjs.com.evil.example/docs" is not an address of this documentation, which is at https://capacitorjs.com/docs/.',
    ],
    [
      'file:///etc/passwd',
      '"file:///etc/passwd" is not an address of this documentation, which is at https://capacitorjs.com/docs/.',
    ],
    ['../../../etc/passwd', 'v4 has no page "../../../etc/passwd". Find it with search_docs.'],
    ['__proto__', 'v4 has no page "__proto__". Find it with search_docs.'],
    ['a\nb', 'v4 has no page "a\\nb". Find it with search_docs.'],
    ['x'.repeat(300), `v4 has no page "${'x'.repeat(80)}…". Find it with search_docs.`],
  ])('is not meant by %j', async (path, message) => {
    await expect(getPage(docs, { version: 'v4', path })).rejects.toThrow(new Refusal(message));
  });

  it('is never read from anywhere but the list of pages', () => {
    const known = makeFiles();
    expect(reads.length).toBeGreaterThan(10);
    expect(reads.filter((path) => !known.has(path))).toEqual([]);
  });

  it('must be Markdown, whatever a host answers', async () => {
    const files = makeFiles().set('config.md', '<!doctype html>');
    const { docs: broken } = makeFakeDocs(files);
    await expect(getPage(broken, { version: 'v4', path: 'config' })).rejects.toThrow(
      'fake: config.md is not the Markdown of a page.',
    );
  });
});

describe('a search', () => {
  it('names pages, best first, with the version and with places on them', async () => {
    const answer = await searchDocs(docs, { query: 'quality', version: 'v4', limit: 5 });
    expect(answer).toContain(`v4 (latest, Capacitor 4.8.2), https://capacitorjs.com/docs/: 1 of 1 pages for "quality"

1. Camera (path apis/camera)
   https://capacitorjs.com/docs/apis/camera
   - Takes a photo.
   - Quality of photos: https://capacitorjs.com/docs/apis/camera#quality-of-photos
     From 0 to 100.
`);
  });

  it('names no more pages than wanted, and none for nonsense', async () => {
    expect(await searchDocs(docs, { query: 'photo keys', version: 'v4', limit: 1 })).toMatch(/: 1 of \d pages for/);
    expect(await searchDocs(docs, { query: 'zzqxqzz', version: 'v4', limit: 1 })).toContain(': no page for "zzqxqzz"');
  });

  it('refuses an index that it can not read', async () => {
    await expect(searchDocs(docs, { query: 'photo', version: 'v3', limit: 5 })).rejects.toThrow(
      'fake has no search index of v3 that this server can read.',
    );
  });
});

describe('files', () => {
  it('are read again after five minutes, and at once after a failure', async () => {
    let now = 0;
    const files = makeFiles();
    const text = files.get('data/index.json') ?? '';
    files.set('data/index.json', '{');
    const { docs: own, reads: made } = makeFakeDocs(files, () => now);
    await expect(own.listVersions()).rejects.toThrow('fake: data/index.json is not valid JSON.');
    files.set('data/index.json', '{}');
    await expect(own.listVersions()).rejects.toThrow('fake: data/index.json is not a list of versions.');
    files.set('data/index.json', text);
    now += 5 * 60_000;
    expect(await own.listVersions()).toHaveLength(3);
    expect(await own.listVersions()).toHaveLength(3);
    expect(made).toHaveLength(3);
    now += 5 * 60_000;
    await own.listVersions();
    expect(made).toHaveLength(4);
  });
});
