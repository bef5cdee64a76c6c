import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { isListed } from '../../../src/build/page-steps/finished-page';
import { leaveOut } from '../../../src/lib/leave-out';
import { findPageChanges, listVersionTargets } from '../../../src/lib/version-targets';
import { readAllDocs, readDocs, readVersions } from '../../../src/plugins/loaded-docs';
import { listMarkdownPages } from '../../../src/plugins/markdown-pages/markdown-page';
import { isListed as isListedPage } from '../../../src/remark/pages';
import { makePage } from '../content-checks/fixture';

const doc = (permalink: string, unlisted = false) => ({
  id: permalink.slice(1),
  permalink,
  source: `@site${permalink}.md`,
  title: permalink,
  unlisted,
});

/** Two versions with the same page, which the older one does not list; each has another one. */
const content = {
  loadedVersions: [
    {
      versionName: 'current',
      label: 'v5',
      path: '/docs/next',
      docs: [doc('/docs/next/a'), doc('/docs/next/c', true)],
      sidebars: {},
    },
    { versionName: 'v4', label: 'v4', path: '/docs', docs: [doc('/docs/a', true), doc('/docs/b')], sidebars: {} },
  ],
} as unknown as LoadedContent;
const allContent: AllContent = { 'docusaurus-plugin-content-docs': { default: content } };

const versions = content.loadedVersions.map(({ versionName, label, path, docs }) => ({
  name: versionName,
  label,
  path,
  mainDocId: '',
  docs: docs.map(({ id, permalink, unlisted }) => ({ id, path: permalink, unlisted })),
}));

describe('an unlisted page', () => {
  it('is known, but in no list', () => {
    const addresses = (docs: LoadedContent | undefined) => readVersions(docs).flatMap(({ pages }) => pages);
    expect(addresses(readAllDocs(allContent))).toEqual(['/docs/next/a', '/docs/next/c', '/docs/a', '/docs/b']);
    expect(addresses(readDocs(allContent))).toEqual(['/docs/next/a', '/docs/b']);
  });

  it('has Markdown that no other page leads to', () => {
    const pages = listMarkdownPages(content);
    expect(pages.filter((page) => !page.isListed).map(({ path }) => path)).toEqual(['/docs/next/c', '/docs/a']);
    expect(pages.find(({ path }) => path === '/docs/next/a')?.elsewhere).toEqual([]);
  });

  it('is not offered in another version, and has no comparison', () => {
    const [, older] = listVersionTargets({ version: 'current', path: '/docs/next/a' }, versions, {});
    expect(older?.relation).toBe('start');
    const none = { since: undefined, next: undefined };
    expect(findPageChanges({ version: 'current', path: '/docs/next/a' }, versions)).toEqual(none);
    expect(findPageChanges({ version: 'v4', path: '/docs/a' }, versions)).toEqual(none);
  });

  it('is recognized by the banner of the theme, wherever it was built', () => {
    expect(isListed('<div class="alert theme-unlisted-banner">')).toBe(false);
    expect(isListed('<p>The class <code>theme-unlisted-banner</code>.')).toBe(true);
  });
});

describe('leaveOut', () => {
  it('leaves out drafts and unlisted pages with their ids, in their own version only', () => {
    const data = {
      versions: [
        {
          name: 'v5',
          docs: [
            { id: 'config', path: '/docs/next/config' },
            { id: 'secret', path: '/docs/next/secret' },
          ],
          draftIds: ['plans'],
          sidebars: { docs: [{ type: 'doc', id: 'secret' }, 'config', 'plans'] },
        },
        { name: 'v4', docs: [{ id: 'plans', path: '/docs/plans' }], draftIds: [] },
      ],
      routes: { path: '/docs/next', routes: [{ path: '/docs/next/secret' }, { path: '/docs/next/config' }] },
    };
    expect(leaveOut(data, new Set(['/docs/next/secret', '@site/docs/secret.md']))).toEqual({
      versions: [
        {
          name: 'v5',
          docs: [{ id: 'config', path: '/docs/next/config' }],
          draftIds: [],
          sidebars: { docs: ['config'] },
        },
        { name: 'v4', docs: [{ id: 'plans', path: '/docs/plans' }], draftIds: [] },
      ],
      routes: { path: '/docs/next', routes: [{ path: '/docs/next/config' }] },
    });
  });
});

describe('a page of the source', () => {
  it.each(['draft', 'unlisted'])('with %s is in no list', (field) => {
    expect(isListedPage(makePage('a.md', `---\n${field}: true\n---\n`))).toBe(false);
    expect(isListedPage(makePage('a.md', `---\n${field}: false\n---\n`))).toBe(true);
  });
});
