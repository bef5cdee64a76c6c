/** Modules that read files and use their names, on a system whose paths have backslashes. */
import type * as Fs from 'node:fs';
import type * as Path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { describe, expect, it, vi } from 'vitest';
import { readBuild } from '../../../src/packages/offline/build/read-build';
import { listPaths, pathFrom } from '../../../src/packages/shared/files/file-paths';
import { cacheMarkdown } from '../../../src/plugins/bundler/cached-markdown';
import { hasNewFrontMatter } from '../../../src/plugins/edits-first';
import { versionOfFile } from '../../../src/remark/context';
import { listPages } from '../../../src/remark/pages';

const { root, page, text, files } = vi.hoisted(() => ({
  root: 'C:\\Users\\Ada\\site',
  page: 'C:\\Users\\Ada\\site\\docs\\apis\\camera.md',
  text: '---\r\ntitle: Camera\r\ndescription: Takes photos.\r\n---\r\n',
  /** Folder contents as listed on Windows. In character order, `\` comes after digits, and `/` comes before them. */
  files: ['apis', 'apis2.md', 'apis\\camera.md', 'apis\\_part.md', 'apis\\index.html', 'img\\a.png'],
}));

vi.mock('node:path', async (importOriginal) => {
  const { win32 } = await importOriginal<typeof Path>();
  return { ...win32, default: win32 };
});
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  const isThere = (path: unknown): boolean => String(path).startsWith(root);
  return {
    ...fs,
    existsSync: (path: string) => isThere(path) || fs.existsSync(path),
    readdirSync: (path: string, options: object) => (isThere(path) ? files : fs.readdirSync(path, options)),
    readFileSync: (path: string, options: BufferEncoding) => (isThere(path) ? text : fs.readFileSync(path, options)),
  };
});
// Nothing here needs the packages, whose readers take seconds to load.
vi.mock('../../../src/packages/reference/load-reference', () => ({ loadReference: () => ({}) }));
vi.mock('../../../src/packages/shared/files/project-root', () => ({ projectRoot: root }));

describe('on Windows', () => {
  it('paths have slashes, and their order is that of other systems', () => {
    expect(pathFrom(root, page)).toBe('docs/apis/camera.md');
    expect(listPaths(root)).toEqual([
      'apis',
      'apis/_part.md',
      'apis/camera.md',
      'apis/index.html',
      'apis2.md',
      'img/a.png',
    ]);
  });

  it('pages have the routes that they have elsewhere', () => {
    expect(listPages('v5').some((page) => page.text.includes('\r'))).toBe(false);
    expect(listPages('v5').map(({ file, route }) => [file, route])).toEqual([
      ['docs/apis/camera.md', '/docs/next/apis/camera'],
      ['docs/apis2.md', '/docs/next/apis2'],
    ]);
  });

  it('a file belongs to its version', () => {
    expect(versionOfFile(page)).toBe('v5');
    expect(versionOfFile(`${root}\\versioned_docs\\version-v3\\index.md`)).toBe('v3');
    expect(versionOfFile(`${root}\\src\\pages\\search.md`)).toBeUndefined();
  });

  it('a page is known by the name that Docusaurus gives it', () => {
    const frontMatter = { title: 'Camera', description: 'Takes photos.' };
    const docs = [{ source: '@site/docs/apis/camera.md', frontMatter }];
    expect(hasNewFrontMatter(page, { loadedVersions: [{ docs }] } as unknown as LoadedContent, root)).toBe(false);
  });

  it('what a build keeps of a page has the name that it has elsewhere', () => {
    const names: string[] = [];
    const results = { read: (name: string) => void names.push(name), write: () => {} };
    cacheMarkdown(results, { places: '', root, warnedPages: new Set() }).read(page);
    expect(names).toEqual(['docs/apis/camera.md']);
  });

  it('the built site is read as elsewhere', () => {
    expect(readBuild(root).map(({ file }) => file)).toEqual(['apis/index.html', 'img/a.png']);
  });
});
