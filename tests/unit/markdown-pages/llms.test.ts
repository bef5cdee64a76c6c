import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { toMarkdownAddress } from '../../../src/lib/markdown-address';
import { makeLlmsFiles, partLimit } from '../../../src/plugins/markdown-pages/llms';
import { type MarkdownPage, writeFrontMatter } from '../../../src/plugins/markdown-pages/markdown-page';

const site = { url: 'https://example.com', baseUrl: '/docs/', title: 'Docs', tagline: 'One app' };

function makePage(name: string, part: Partial<MarkdownPage> = {}): MarkdownPage {
  const version = docsVersions.find((candidate) => candidate.name === 'v4');
  if (version === undefined) throw new Error('There is no v4.');
  return {
    path: `/docs/${name}`,
    file: `docs/${name}.md`,
    title: name,
    description: `About ${name}.`,
    version,
    release: '4.8.2',
    canonical: `/docs/${name}`,
    isListed: true,
    category: 'Basics',
    elsewhere: [],
    ...part,
  };
}

describe('toMarkdownAddress', () => {
  it.each([
    ['/docs/apis/camera', '/docs/apis/camera.md'],
    ['/docs/next', '/docs/next.md'],
    ['/docs/v2/', '/docs/v2.md'],
    ['/docs/', '/docs/index.md'],
  ])('of %s is %s', (path, address) => {
    expect(toMarkdownAddress(path, '/docs/')).toBe(address);
  });
});

describe('writeFrontMatter', () => {
  it('says version, state, addresses and where the subject is elsewhere', () => {
    const page = makePage('storage', {
      title: 'A "quoted" title: part',
      elsewhere: [{ version: 'v5', state: 'unreleased', path: '/docs/next/preferences', relation: 'moved' }],
    });
    expect(writeFrontMatter(page, site)).toBe(`---
title: "A \\"quoted\\" title: part"
description: "About storage."
version: v4
state: latest
describes: "Capacitor 4.8.2"
url: "https://example.com/docs/storage"
canonical: "https://example.com/docs/storage"
other_versions:
  - version: v5
    state: unreleased
    relation: moved
    url: "https://example.com/docs/next/preferences.md"
---
`);
  });
});

describe('the files for assistants', () => {
  const short = { page: makePage('a'), text: 'A\n' };
  const long = { page: makePage('b', { category: undefined }), text: `${'b'.repeat(partLimit - 1_000)}\n` };
  const files = makeLlmsFiles([short, long, { ...short, text: 'c'.repeat(2_000) }], site);

  it('are an index, and for each version a list and all text, whole and in parts', () => {
    expect([...files.keys()].sort()).toEqual([
      'llms.txt',
      'llms/v4/llms-full-1.txt',
      'llms/v4/llms-full-2.txt',
      'llms/v4/llms-full.txt',
      'llms/v4/llms.txt',
    ]);
  });

  it('keep parts below the limit, and the whole says how large it is', () => {
    for (const [name, text] of files) {
      if (/-\d+\.txt$/.test(name)) expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(partLimit);
    }
    expect(files.get('llms/v4/llms-full.txt')).toMatch(
      /^# Docs: v4\n\nAll 3 pages in one file: 502 kB, about 125,\d00 tokens\./,
    );
  });

  it('list pages by category with their description', () => {
    expect(files.get('llms/v4/llms.txt')).toContain('## Basics\n\n- [a](https://example.com/docs/a.md): About a.\n');
    expect(files.get('llms/v4/llms.txt')).toContain(
      '## Other pages\n\n- [b](https://example.com/docs/b.md): About b.\n',
    );
  });

  it('say which version to choose, with sizes', () => {
    expect(files.get('llms.txt')).toContain('## v4\n\nDescribes Capacitor 4.8.2; the latest release');
    expect(files.get('llms.txt')).toMatch(/llms-full\.txt\): the text of all pages, 502 kB, about/);
  });
});
