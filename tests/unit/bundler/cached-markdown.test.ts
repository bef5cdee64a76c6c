import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openResults, settleResults } from '../../../src/build/cache/results';
import { cacheMarkdown, hashPlaces } from '../../../src/plugins/bundler/cached-markdown';

const root = mkdtempSync(join(tmpdir(), 'kept-markdown-'));
const folder = join(root, 'kept');
const page = join(root, 'camera.md');
const warnedPages = new Set<string>();

function makeCache(places = 'places') {
  return cacheMarkdown(openResults(folder, 'program'), { places, root, warnedPages });
}

/** Runs a build that compiles the page and completes. */
function build(compile: () => void = () => undefined): void {
  const cache = makeCache();
  cache.read(page);
  compile();
  cache.write(page, 'compiled');
  settleResults(folder, true, () => true);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(page, '# Camera');
  warnedPages.clear();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('compiled Markdown', () => {
  it('is kept for the next build', () => {
    build();
    expect(makeCache().read(page)).toBe('compiled');
    expect(readdirSync(folder)).toEqual([encodeURIComponent('camera.md')]);
  });

  it('is not that of another text or of other addresses', () => {
    build();
    expect(makeCache('other places').read(page)).toBeUndefined();
    expect(makeCache().read(`${page}?truncated=true`)).toBeUndefined();
    writeFileSync(page, '# Camera\n\nNew.');
    expect(makeCache().read(page)).toBeUndefined();
  });

  it('is not kept when the page has changed while it was compiled', () => {
    build(() => writeFileSync(page, '# Camera\n\nNew.'));
    expect(makeCache().read(page)).toBeUndefined();
    writeFileSync(page, '# Camera');
    expect(makeCache().read(page)).toBeUndefined();
  });

  it('is not kept when there was a warning, which the next build has to repeat', () => {
    build(() => {
      warnedPages.add('camera.md');
    });
    expect(makeCache().read(page)).toBeUndefined();
  });
});

describe('what pages take from others', () => {
  const doc = {
    id: 'camera',
    source: '@site/docs/camera.md',
    permalink: '/docs/next/camera',
    title: 'Camera',
    frontMatter: { description: 'Takes photos.' },
  };
  const list = (change: object) =>
    hashPlaces({
      loadedVersions: [{ versionName: 'current', path: '/docs/next', docs: [{ ...doc, ...change }], drafts: [] }],
    } as unknown as LoadedContent);

  it('changes when a page moves, and not when it is written', () => {
    expect(list({ permalink: '/docs/next/photos' })).not.toBe(list({}));
    expect(list({ source: '@site/docs/photos.md' })).not.toBe(list({}));
    expect(list({ title: 'Photos', frontMatter: { description: 'Takes pictures.' } })).toBe(list({}));
  });

  it('changes with the description of a command, which the list of commands shows', () => {
    const describeCommand = (description: string) => list({ id: 'cli/commands/add', frontMatter: { description } });
    expect(describeCommand('Adds a platform.')).not.toBe(describeCommand('Creates a project.'));
  });
});
