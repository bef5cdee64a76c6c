import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNewFrontMatter } from '../../../src/plugins/edits-first';

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'front-matter-'));
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

const docs = [{ source: '@site/page.md', frontMatter: { title: 'A page', hide_title: true } }];
const content = { loadedVersions: [{ docs: [] }, { docs }] } as unknown as LoadedContent;

function write(text: string, name = 'page.md'): string {
  const file = join(siteDir, name);
  writeFileSync(file, text);
  return file;
}

describe('hasNewFrontMatter', () => {
  it('is false for a page with another text', () => {
    const file = write('---\nhide_title: true\ntitle: A page\n---\n\nAnother text.\n');
    expect(hasNewFrontMatter(file, content, siteDir)).toBe(false);
  });

  it.each([
    ['another title', '---\ntitle: The page\nhide_title: true\n---\n'],
    ['one field less', '---\ntitle: A page\n---\n'],
    ['none any more', 'A text.\n'],
    ['one that cannot be read', '---\ntitle: A page\ntitle: A page\n---\n'],
  ])('is true for a page with %s', (_, text) => {
    expect(hasNewFrontMatter(write(text), content, siteDir)).toBe(true);
  });

  it('is true for a page that is new, or gone, or if no page was read yet', () => {
    const text = '---\nhide_title: true\ntitle: A page\n---\n';
    expect(hasNewFrontMatter(write(text, 'new.md'), content, siteDir)).toBe(true);
    expect(hasNewFrontMatter(join(siteDir, 'gone.md'), content, siteDir)).toBe(true);
    expect(hasNewFrontMatter(write(text), undefined, siteDir)).toBe(true);
  });
});
