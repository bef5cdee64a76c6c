import { describe, expect, it } from 'vitest';
import { type FromCache, withoutCache } from '../../../src/build/cache/results';
import { makeArchive } from '../../../src/packages/offline/build/archive';
import { toArchivedPage } from '../../../src/packages/offline/build/archive/page';
import { packFile, packZip } from '../../../src/packages/offline/build/archive/zip';
import { checksum } from '../../../src/packages/shared/files/bytes';
import { makeFile } from './build-files';
import { readZip } from './read-zip';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('packZip', () => {
  const files = [
    { name: 'a/index.html', packed: packFile(encode('<p>hello</p>'.repeat(100))) },
    { name: 'a/empty', packed: packFile(encode('')) },
  ];

  it('packs what can be read again', () => {
    expect([...readZip(packZip(files))]).toEqual([
      ['a/index.html', '<p>hello</p>'.repeat(100)],
      ['a/empty', ''],
    ]);
  });

  it('gives the same bytes for the same files, and a date that never changes', () => {
    expect(packZip(files)).toEqual(packZip(files));
    expect([...packZip(files).slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
  });

  it('knows the checksum that the standard gives as an example', () => {
    expect(checksum(encode('123456789'))).toBe(0xcbf43926);
  });

  it('a damaged archive is noticed', () => {
    const archive = packZip([{ name: 'a', packed: packFile(encode('abcdefgh')) }]);
    archive[archive.indexOf(0x50, 40) - 1] = 0xff;
    expect(() => readZip(archive)).toThrow();
  });
});

describe('toArchivedPage', () => {
  const convert = (html: string, name = 'apis/camera.html') =>
    toArchivedPage(html, {
      name,
      findName: (address) =>
        new Map([
          ['', 'index.html'],
          ['apis/camera', 'apis/camera.html'],
          ['apis/toast', 'apis/toast.html'],
          ['img/a.svg', 'img/a.svg'],
        ]).get(address),
      readPicture: (address) => (address === 'img/icon.svg' ? '<svg/>' : undefined),
      siteUrl: 'https://site',
    });

  it.each([
    ['<a href=/docs/apis/toast>', '<a href="../apis/toast.html">'],
    ['<a class=x href="/docs/apis/toast/#show">', '<a class=x href="../apis/toast.html#show">'],
    ['<a href="/docs/apis/camera#getphoto">', '<a href="#getphoto">'],
    ['<a href=/docs/>', '<a href="../index.html">'],
    ['<a href=/docs>', '<a href="../index.html">'],
    ['<a href=/docs/v3/apis/toast?a=1>', '<a href="https://site/docs/v3/apis/toast?a=1">'],
    ['<a href=https://example.com/docs/>', '<a href="https://example.com/docs/">'],
    [
      '<img title="a > b" src=/docs/img/a.svg srcset="/docs/img/a.svg 1x, /docs/img/b.svg 2x">',
      '<img title="a > b" src="../img/a.svg" srcset="../img/a.svg 1x, https://site/docs/img/b.svg 2x">',
    ],
    [`<i style='--icon:url("/docs/img/icon.svg")'>`, `<i style='--icon:url("data:image/svg+xml;base64,PHN2Zy8+")'>`],
    ['<p>href=/docs/apis/toast</p>', '<p>href=/docs/apis/toast</p>'],
  ])('%s becomes %s', (from, to) => {
    expect(convert(from)).toBe(to);
  });

  it('keeps the characters of a picture in a style', () => {
    const picture = '<svg><title>… ©</title></svg>';
    const places = { name: 'a.html', findName: () => undefined, readPicture: () => picture, siteUrl: 'https://site' };
    const [, content = ''] = /base64,([^"]*)"/.exec(toArchivedPage('<i style=\'a:url("/docs/a.svg")\'>', places)) ?? [];
    expect(Buffer.from(content, 'base64').toString('utf8')).toBe(picture);
  });

  it('links from the first page without steps up', () => {
    expect(convert('<a href=/docs/apis/toast>', 'index.html')).toBe('<a href="apis/toast.html">');
  });

  it('takes out scripts and what is loaded ahead, and shows what is for readers without scripts', () => {
    const html =
      '<html lang=en><head><script>a("</p>")</script><link rel=preload as=image href=/docs/img/a.svg /><noscript><link rel=stylesheet href=/docs/img/a.svg></noscript></head>';
    expect(convert(html)).toBe(
      '<html data-theme="light" lang=en><head><link rel=stylesheet href="../img/a.svg"></head>',
    );
  });
});

describe('makeArchive', () => {
  const files = [
    makeFile('assets/css/p/ios.12345678.css', 'css'),
    makeFile('img/a.svg', '<svg/>'),
    makeFile('img/unused.svg', '<svg/>'),
    makeFile('index.html', '<html ><a href=/docs/search>'),
    makeFile('search/index.html', '<html >'),
    makeFile('third-party-notices/index.html', '<html >notices'),
    makeFile(
      'v2/index.html',
      '<html ><style>b{color:red}</style><link rel=stylesheet href=/docs/assets/css/p/ios.12345678.css><img src=/docs/img/a.svg><a href=/docs/v2/ios>iOS</a><a href=/docs/apis>v4</a>',
    ),
    makeFile('v2/ios/index.html', '<html ><meta name="folded-route" content="/docs/v2/ios/index">'),
    makeFile('v2/ios/index/index.html', '<html ><style>b{color:red}</style>iOS'),
    makeFile('v2/old/index.html', '<html ><meta http-equiv="refresh" content="0">'),
  ];
  const shared = new Set(['/docs/search', '/docs/third-party-notices']);

  it('holds the pages of the version under their own names, what they use, and the notices', () => {
    const { content, pages } = makeArchive('v2', files, shared, 'https://site');
    const archived = readZip(content);
    expect([...archived.keys()]).toEqual(
      [
        'assets/css/p/ios.12345678.css',
        'assets/css/styles.css',
        'img/a.svg',
        'index.html',
        'ios/index.html',
        'third-party-notices.html',
      ].map((name) => `capacitor-docs-v2/${name}`),
    );
    expect(pages).toBe(2);
    expect(archived.get('capacitor-docs-v2/index.html')).toContain(
      '<a href="ios/index.html">iOS</a><a href="https://site/docs/apis">',
    );
  });

  it('has the styles of its pages in one file', () => {
    const archived = readZip(makeArchive('v2', files, shared, 'https://site').content);
    expect(archived.get('capacitor-docs-v2/assets/css/styles.css')).toBe('b{color:red}');
    expect(archived.get('capacitor-docs-v2/ios/index.html')).toContain(
      '<link rel="stylesheet" href="../assets/css/styles.css">iOS',
    );
    expect([...archived.values()].filter((text) => text.includes('<style>'))).toEqual([]);
  });

  it('is the same for the same build', () => {
    expect(makeArchive('v4', files, shared, 'https://site')).toEqual(makeArchive('v4', files, shared, 'https://site'));
  });

  it('is made of the pages that an earlier build has packed, if these lead to the same places', () => {
    const kept = new Map<string, Uint8Array>();
    const made: string[] = [];
    const keep: FromCache = (name, inputs, make) => {
      const key = JSON.stringify([name, inputs]);
      const content = kept.get(key);
      if (content !== undefined) return content;
      made.push(name);
      const packed = withoutCache(name, inputs, make);
      kept.set(key, packed);
      return packed;
    };
    const archive = (given = files) => makeArchive('v2', given, shared, 'https://site', keep).content;
    const first = archive();
    expect(made.splice(0)).toEqual(['v2/third-party-notices.html', 'v2/index.html', 'v2/ios/index.html']);
    expect(archive()).toEqual(first);
    expect(made).toEqual([]);
    const changed = files.map((file) =>
      file.file === 'v2/ios/index/index.html' ? makeFile(file.file, '<html ><style>b{color:red}</style>New') : file,
    );
    expect(archive(changed)).toEqual(makeArchive('v2', changed, shared, 'https://site').content);
    expect(made.splice(0)).toEqual(['v2/ios/index.html']);
    const more = [...files, makeFile('v2/android/index.html', '<html >')];
    expect(archive(more)).toEqual(makeArchive('v2', more, shared, 'https://site').content);
    expect(made).toHaveLength(4);
  });
});
