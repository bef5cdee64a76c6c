import { describe, expect, it } from 'vitest';
import { checkPageText } from '../../../src/build/checks/check-page-text';
import { versionOfUrl } from '../../../src/lib/version-of-url';
import { findSyntaxErrors } from '../../../src/packages/docs-checks/read/parsed-page';
import { findXmlError } from '../../../src/packages/docs-checks/read/xml';
import { MarkdownSyntaxError, parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { listAnchors } from '../../../src/packages/shared/markdown/page-anchors';
import { splitFrontMatter } from '../../../src/packages/shared/markdown/split-front-matter';
import { normalizeRoute } from '../../../src/remark/pages';
import { makePage } from './fixture';

describe('routes', () => {
  it.each([
    ['apis/camera.md', 'v5', '', '/docs/next/apis/camera'],
    ['android/index.md', 'v4', '', '/docs/android'],
    ['index.md', 'v4', '', '/docs/'],
    ['index.md', 'v3', 'slug: /', '/docs/v3/'],
    ['plugins/README.md', 'v2', '', '/docs/v2/plugins'],
    ['plugins/README.md', 'v2', 'slug: /plugins/README', '/docs/v2/plugins/README'],
    ['android/index.md', 'v2', 'slug: /android/index', '/docs/v2/android/index'],
    ['main/basics/workflow.md', 'v4', 'slug: flow', '/docs/main/basics/flow'],
    ['plugins/plugins.md', 'v4', '', '/docs/plugins'],
  ] as const)('serves %s of %s with "%s" at %s', (path, version, slug, route) => {
    expect(makePage(path, `---\n${slug}\n---\n`, version).route).toBe(route);
  });

  it('strips index.html and slashes, but not from landing pages', () => {
    expect(normalizeRoute('/docs/android/index.html')).toBe('/docs/android');
    expect(normalizeRoute('/docs/android/')).toBe('/docs/android');
    expect(normalizeRoute('/docs/next')).toBe('/docs/next/');
  });

  it('knows the version of a route', () => {
    expect(versionOfUrl('/docs/v3/config')?.name).toBe('v3');
    expect(versionOfUrl('/docs/config')?.name).toBe('v4');
    expect(versionOfUrl('/docs/next')?.name).toBe('v5');
    expect(versionOfUrl('/enterprise')).toBeUndefined();
  });
});

describe('splitFrontMatter', () => {
  it('reads values and keeps the number of lines', () => {
    const text =
      '---\ntitle: "A: \\"b\\""\nslug: /a\nhidden: true\norder: 2\nnext: null\nquoted: \'it\'\'s\'\n---\n\nText\n';
    const { frontMatter, body } = splitFrontMatter(text);
    expect(frontMatter).toEqual({ title: 'A: "b"', slug: '/a', hidden: true, order: 2, next: null, quoted: "it's" });
    expect(body.split('\n')).toHaveLength(text.split('\n').length);
    expect(body.trim()).toBe('Text');
  });

  it('leaves out comments behind values, and keeps a # in quotes', () => {
    const text = '---\ntitle: "A # b" # c\norder: 2 # d\nhidden: true # e\nslug: /c#d # f\nquoted: \'a\' # g\n---\n';
    expect(splitFrontMatter(text).frontMatter).toEqual({
      title: 'A # b',
      order: 2,
      hidden: true,
      slug: '/c#d',
      quoted: 'a',
    });
  });

  it('reads lists, fields of fields and text over several lines, also in files of Windows', () => {
    const text = '---\r\ntags: [a, b]\r\nlast_update:\r\n  author: A\r\ntitle: >-\r\n  A\r\n  B\r\n---\r\n\r\nText';
    const { frontMatter, body } = splitFrontMatter(text);
    expect(frontMatter).toEqual({ tags: ['a', 'b'], last_update: { author: 'A' }, title: 'A B' });
    expect(body).toBe(`${'\n'.repeat(9)}Text`);
  });

  it('reports every field that it does not read, and reads the others', () => {
    const lines = [
      'title: A: B',
      '# comment',
      'tags:',
      '- a',
      'slug: "/a',
      'order: 2',
      'order: 3',
      'image: [a',
      'hidden: true',
    ];
    const { frontMatter, problems } = splitFrontMatter(`---\n${lines.join('\n')}\n---\n`);
    expect(problems.map(({ line }) => line)).toEqual([2, 6, 8, 9]);
    expect(frontMatter).toEqual({
      title: undefined,
      tags: ['a'],
      slug: undefined,
      order: 2,
      image: undefined,
      hidden: true,
    });
  });
});

describe('checkPageText', () => {
  const read = (lines: string) => checkPageText(`---\ntitle: A\ndescription: B\n${lines}\n---\n`);

  it('gives the values that Docusaurus makes of them', () => {
    const { frontMatter, problems } = read('sidebar_label: 5\nsidebar_position: "2"\nslug: /a/b/\nauthor: C');
    expect(problems).toEqual([]);
    expect(frontMatter).toMatchObject({ sidebar_label: '5', sidebar_position: 2, slug: '/a/b', author: 'C' });
  });

  it('reports a slip once, and not that the field is missing', () => {
    const text = '---\ntitel: A\ndescription: B\ndisplayd_sidebar: null\n---\n';
    const { frontMatter, problems } = checkPageText(text);
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
    expect(Object.keys(frontMatter)).toContain('displayed_sidebar');
  });

  it.each(['/', '/a', 'a.b', './a', '../a', '/größe/länge', '/a/'])('takes the slug %s', (slug) => {
    expect(read(`slug: ${slug}`).problems).toEqual([]);
  });
});

describe('createPage', () => {
  it.each([
    ['01-guides/02-ads.md', '', 'guides/ads', '/docs/next/guides/ads'],
    ['01-guides/02-ads.md', 'parse_number_prefixes: false', '01-guides/02-ads', '/docs/next/01-guides/02-ads'],
    ['guides/ads.md', 'id: banners', 'guides/banners', '/docs/next/guides/banners'],
    ['guides/ads.md', 'slug: ../banners/', 'guides/ads', '/docs/next/banners'],
    ['Größe und Länge.md', '', 'Größe und Länge', '/docs/next/Größe und Länge'],
    ['updating/4-0.md', '', 'updating/4-0', '/docs/next/updating/4-0'],
  ])('names %s with "%s" as Docusaurus does', (path, field, id, route) => {
    const page = makePage(path, `---\ntitle: A\ndescription: B\n${field}\n---\n`);
    expect([page.id, page.route]).toEqual([id, route]);
  });
});

describe('parseMarkdown', () => {
  it('gives the line of a syntax error', () => {
    expect(() => parseMarkdown('---\ntitle: A\n---\n\nText {a b}\n')).toThrow(MarkdownSyntaxError);
    expect(findSyntaxErrors([makePage('a.md', '---\ntitle: A\n---\n\nText {a b}\n')])).toMatchObject([
      { file: 'docs/a.md', line: 5 },
    ]);
  });

  it('says how an id of a heading is written', () => {
    const [problem] = findSyntaxErrors([makePage('a.md', '## A {#own} b\n')]);
    expect(problem?.message).toContain('{/* #id */}');
  });

  it('reads directives, tables and elements', () => {
    const tree = parseMarkdown(
      ':::note[Title]\n\nText\n\n:::\n\n::install{packages="a"}\n\n| a |\n|---|\n\n<Tabs>\n\nb\n\n</Tabs>\n',
    );
    expect(tree.children.map(({ type }) => type)).toEqual([
      'containerDirective',
      'leafDirective',
      'table',
      'mdxJsxFlowElement',
    ]);
  });
});

describe('listAnchors', () => {
  it('follows the rule of the site', () => {
    const text =
      '## A b\n\n## A b\n\n## `v1.0`: What’s new?\n\n## Comment {/* #said */}\n\n## `Code` *x*\n\n<a id="by-hand"></a>\n';
    expect(listAnchors(parseMarkdown(text))).toEqual(['a-b', 'a-b-1', 'v10-whats-new', 'said', 'code-x', 'by-hand']);
  });

  it('takes the ids that a transform gave', () => {
    const heading = {
      type: 'heading' as const,
      depth: 2 as const,
      children: [],
      data: { hProperties: { id: 'getPhoto' } },
    };
    expect(listAnchors({ type: 'root', children: [heading] })).toEqual(['getPhoto']);
  });
});

describe('findXmlError', () => {
  it.each([
    '<a b="c" d=\'e\'><!-- note --><f/>text &amp; &#38; &lt;</a>',
    '<?xml version="1.0"?>\n<!DOCTYPE plist PUBLIC "-//A//B" "http://example.com">\n<plist version="1.0"/>',
    '<key>a</key>\n<array>\n  <string>b</string>\n</array>',
    '<a><![CDATA[ 1 < 2 & 3 ]]></a>',
  ])('accepts %s', (xml) => expect(findXmlError(xml)).toBeUndefined());

  it.each([
    ['<a>', 1, '<a> is not closed'],
    ['<a>\n</b>', 2, '</b> closes <a>'],
    ['</a>', 1, '</a> closes nothing'],
    ['<a b=c/>', 1, '<a> has attributes that are not written name="value": b=c'],
    ['<a b="1" b="2"/>', 1, '<a> has the attribute b twice'],
    ['<a b="1 & 2"/>', 1, 'attribute b of <a> holds an unescaped "<" or "&"'],
    ['<a>1 < 2</a>', 1, '"<" begins no tag; write &lt; for the character'],
    ['<!-- a -- b -->', 1, 'a comment may not contain "--"'],
  ])('refuses %s', (xml, line, message) => expect(findXmlError(xml)).toEqual({ line, message }));
});
