import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { hashRendered } from '../../../src/plugins/bundler/rendered-pages';

const root = mkdtempSync(join(tmpdir(), 'rendered-pages-'));
const generated = join(root, '.docusaurus');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const docs = (description: string): LoadedContent => {
  const pages = ['camera', 'toast'].map((id) => ({
    id,
    source: `@site/docs/${id}.md`,
    permalink: `/docs/next/${id}`,
    description: id === 'camera' ? description : 'Shows a message.',
  }));
  return { loadedVersions: [{ docs: pages }] } as unknown as LoadedContent;
};

const list = (description = 'Takes photos.') => hashRendered(docs(description), root, generated, ['program']);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const { docsDir } of docsVersions) mkdirSync(join(root, docsDir), { recursive: true });
  write('docs/camera.md', '# Camera');
  write('docs/toast.md', '# Toast');
  write('docs/_part.md', 'A part.');
  write('.docusaurus/globalData.json', '{}');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('what a rendered page is made from', () => {
  it('is the same as long as nothing changes', () => {
    const before = list();
    expect(list()).toEqual(before);
    expect(Object.keys(before.inputs)).toEqual(['/docs/next/camera', '/docs/next/toast']);
  });

  it.each([
    ['its text', () => write('docs/camera.md', '# Camera\n\nNew.'), undefined],
    ['what Docusaurus knows about it', () => {}, 'Takes pictures.'],
  ] as const)('is %s, which no other page is made from', (_, change, description) => {
    const before = list();
    change();
    const after = list(description);
    expect(after.program).toBe(before.program);
    expect(after.inputs['/docs/next/camera']).not.toBe(before.inputs['/docs/next/camera']);
    expect(after.inputs['/docs/next/toast']).toBe(before.inputs['/docs/next/toast']);
  });

  it.each([
    ['a part of pages', 'docs/_part.md'],
    ['what plugins have generated', '.docusaurus/globalData.json'],
    ['a sidebar', '.docusaurus/docusaurus-plugin-content-docs/default/p/docs-next.json'],
  ])('is %s, as all pages', (_, file) => {
    const { program } = list();
    write(file, 'changed');
    expect(list().program).not.toBe(program);
  });

  it.each([
    'docusaurus-plugin-content-docs/default/site-docs-toast.json',
    'docusaurus-plugin-debug/default/p/content.json',
    'client-manifest.json',
  ])('is not %s', (file) => {
    const { program } = list();
    write(`.docusaurus/${file}`, 'changed');
    expect(list().program).toBe(program);
  });

  it('is every page where one is a part of another', () => {
    write('docs/toast.md', "import Camera from './camera.md'\n\n<Camera />");
    const { program } = list();
    write('docs/camera.md', '# Camera\n\nNew.');
    expect(list().program).not.toBe(program);
    write('docs/toast.md', "import Part from './_part.md'\n\n<Part />");
    const alone = list();
    write('docs/camera.md', '# Camera');
    expect(list().program).toBe(alone.program);
  });
});
