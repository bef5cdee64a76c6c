import { describe, expect, it } from 'vitest';
import { search } from '../../../src/packages/search/engine/engine';
import { symptomLevel } from '../../../src/packages/search/engine/index-files';
import { makeEngineOf, makePage, makeSection } from './cut-pages';

const camera = makePage('/docs/a/camera', 'Camera', 'Takes pictures.', [
  makeSection(3, 'getPhoto(...)', {
    anchor: 'getphoto',
    text: 'Opens the camera.',
    code: 'await Camera.getPhoto({ quality: 90 });',
  }),
  makeSection(3, 'pickImages(...)', { anchor: 'pickimages', text: 'Opens the gallery, without the camera.' }),
]);
const splash = makePage('/docs/a/splash', 'Splash Screen', 'Covers the start of the app.', [
  makeSection(2, 'Hide it', { code: "SplashScreen: { launchAutoHide: false, backgroundColor: '#fff' }" }),
]);
const sync = makePage('/docs/a/sync', 'cap sync', 'Copies the web build and updates plugins of the app.', [
  makeSection(2, 'Hooks', { text: 'Runs capacitor:sync:before and capacitor:sync:after.' }),
]);
const server = makePage('/docs/a/server', 'Configuration', 'Keys of the app.', [
  makeSection(2, 'Server', { code: "server: { url: 'http://192.168.1.2', androidScheme: 'https' }" }),
  makeSection(7, 'overrideUserAgent', { anchor: 'overrideuseragent', text: 'How the app introduces itself.' }),
]);
const engine = makeEngineOf(camera, splash, sync, server);

/** Finds the addresses of the sections that match a query, best first. */
function find(query: string): string[] {
  return search([engine], query).map(
    ({ section }) => `${section.page.route.slice('/docs/a/'.length)}#${section.anchor}`,
  );
}

describe('the search finds', () => {
  it.each([
    ['an identifier', 'getPhoto', 'camera#getphoto'],
    ['an identifier in two words', 'get photo', 'camera#getphoto'],
    ['neighboring parts of an identifier', 'userAgent', 'server#overrideuseragent'],
    ['a dotted name', 'Camera.getPhoto', 'camera#getphoto'],
    ['the beginning of a word', 'getPh', 'camera#getphoto'],
    ['a word with a mistake', 'getPhotto', 'camera#getphoto'],
    ['a word with two letters swapped', 'snyc', 'sync#'],
    ['two words written as one', 'splashscreen', 'splash#'],
    ['one word written as two', 'launch auto hide', 'splash#hide-it'],
    ['two known words written as one', 'camerapictures', 'camera#'],
    ['a key in a code block', 'androidScheme', 'server#server'],
    ['a name with colons', 'capacitor:sync:before', 'sync#hooks'],
    ['another form of a word', 'covering', 'splash#'],
    ['a word among words that say nothing', 'how do I use the gallery', 'camera#pickimages'],
    ['a synonym of the writers', 'launch screen', 'splash#'],
    ['a synonym whose words stand apart', 'screen at launch', 'splash#'],
  ])('%s', (_, query, first) => {
    expect(find(query)[0]).toBe(first);
  });

  it('names that begin with two letters, and texts from the third on', () => {
    expect(find('ga')).toEqual([]);
    expect(find('gal')).toEqual(['camera#pickimages']);
    expect(find('ca')).toEqual(expect.arrayContaining(['camera#', 'sync#']));
  });

  it.each(['zzqxqzz', 'qwrtzp lkjhgf', '%%%', '', '   ', '日本語', '<script>', '"', '🙂'])(
    'nothing for "%s"',
    (query) => {
      expect(find(query)).toEqual(['<script>'].includes(query) ? find('script') : []);
    },
  );
});

describe('the order', () => {
  it('puts a page before its sections, and a heading before text', () => {
    expect(find('camera').slice(0, 1)).toEqual(['camera#']);
    expect(find('splash')[0]).toBe('splash#');
  });

  it('puts what has all of the words before what has some, rare words before common ones', () => {
    expect(find('app gallery')[0]).toBe('camera#pickimages');
    expect(find('camera quality')[0]).toBe('camera#getphoto');
  });

  it('keeps the best three sections of a page together, the others behind all pages', () => {
    const many = Array.from({ length: 6 }, (_, n) => makeSection(2, `Bridge part ${n}`, { text: 'About the bridge.' }));
    const other = makePage('/docs/a/other', 'Other', 'Mentions the bridge.');
    const results = search([makeEngineOf(makePage('/docs/a/bridge', 'Bridge', 'All of it.', many), other)], 'bridge');
    expect(results.map(({ section }) => section.page.title)).toEqual([
      'Bridge',
      'Bridge',
      'Bridge',
      'Other',
      'Bridge',
      'Bridge',
      'Bridge',
      'Bridge',
    ]);
    expect(new Set(results.map(({ section }) => section.id)).size).toBe(results.length);
  });

  it('prefers the page that lists messages to one that repeats a message', () => {
    const row = (heading: string) => makeSection(symptomLevel, heading, { anchor: 'xcode', text: 'Another cause.' });
    const rows = ['No such module', 'Untrusted developer', 'No team', 'Old tools'].map(row);
    const trouble = makePage('/docs/a/trouble', 'Trouble', 'Messages.', rows);
    const guide = makePage('/docs/a/guide', 'Guide', 'Steps.', [row('No such module')]);
    expect(search([makeEngineOf(guide, trouble)], 'No such module')[0]?.section.page.title).toBe('Trouble');
  });

  it.each(['/docs/updating/4-0', '/docs/vscode/run'])(
    'puts %s, which names things in passing, behind the rest',
    (route) => {
      const guide = makePage(route, 'Guide', 'Many things.', [makeSection(2, 'Files', { text: 'Edit Info.plist.' })]);
      const page = makePage('/docs/ios/configuration', 'iOS', 'Many things.', [
        makeSection(2, 'Files', { text: 'Edit Info.plist.' }),
      ]);
      const [first] = search([makeEngineOf(guide, page)], 'Info.plist');
      expect(first?.section.page.route).toBe('/docs/ios/configuration');
    },
  );

  it('prefers the page that has the words of a long question in several sections', () => {
    const spread = makePage('/docs/b/spread', 'Alpha', 'Nothing here.', [
      makeSection(2, 'One', { text: 'The keyboard covers the footer.' }),
      makeSection(2, 'Two', { text: 'The footer moves when the tablet turns in landscape.' }),
    ]);
    const once = makePage('/docs/b/once', 'Beta', 'Nothing here.', [
      makeSection(2, 'One', { text: 'The keyboard covers the footer.' }),
      makeSection(2, 'Two', { text: 'Something about fonts.' }),
    ]);
    const question = 'keyboard covers the footer when my tablet turns landscape';
    const routes = search([makeEngineOf(once, spread)], question).map(({ section }) => section.page.route);
    expect(routes[0]).toBe('/docs/b/spread');
  });

  it('is the same each time', () => {
    expect(find('camera app')).toEqual(find('camera app'));
  });
});

describe('what a query is about', () => {
  const trouble = makePage(
    '/docs/android/troubleshooting',
    'Android Troubleshooting',
    'Not working on Android: errors.',
    [
      ...['No such module', 'Untrusted developer', 'No team', 'Old tools'].map((heading) =>
        makeSection(symptomLevel, heading, { anchor: 'x', text: 'Not working on Android, an error.' }),
      ),
    ],
  );
  const mixed = makeEngineOf(trouble, camera, splash, sync);
  const first = (query: string) => search([mixed], query)[0]?.section;

  it.each(['', 'not working', 'not working android', 'undefined', 'error android', 'in react'])(
    'is an identifier before anything else: getPhoto %s',
    (others) => {
      expect(first(`getPhoto ${others}`)?.anchor).toBe('getphoto');
    },
  );

  it('is a failure when it names nothing else', () => {
    expect(first('not working android')?.page).toMatchObject({ route: '/docs/android/troubleshooting' });
  });

  it('is the message in a log', () => {
    const log =
      'BUILD FAILED\n/Users/me/app/App.swift:1:8: error: no such module CameraX\nthe command sync updates plugins of the app';
    expect(first(log)?.heading).toBe('No such module');
  });
});

describe('a pasted text', () => {
  it('is answered by the section that has its message word for word, not by one that has its words more often', () => {
    const words = makePage('/docs/a/links', 'Links', 'Lead on.', [
      makeSection(2, 'Addresses', {
        text: 'Must you provide a valid one? The URL to open is valid, so provide what you must open, URL for URL.',
      }),
    ]);
    const message = makePage('/docs/a/browser', 'Browser', 'Shows pages.', [
      makeSection(3, 'open(...)', { anchor: 'open', text: 'Shows a page. Must provide a valid URL to open' }),
    ]);
    const pasted = `[Error] ERROR\nError: Uncaught (in promise): Must provide a valid URL to open\n${'x'.repeat(80)}`;
    const found = search([makeEngineOf(words, message)], pasted).map(({ section }) => section.anchor);
    expect(found[0]).toBe('open');
  });
});

describe('one letter', () => {
  it('finds headings with it only', () => {
    const page = makePage('/docs/a/c', 'C', 'Has a c and an x.', [
      makeSection(2, 'Letter x'),
      makeSection(2, 'More', { text: 'x' }),
    ]);
    const found = search([makeEngineOf(page)], 'x').map(({ section }) => section.heading);
    expect(found).toEqual(['Letter x']);
  });
});

describe('several versions', () => {
  it('are searched together, equally good answers in their order', () => {
    const [first, second] = ['v4', 'v3'].map((version) =>
      makeEngineOf({
        ...makePage(`/docs/${version}/camera`, 'Camera', 'Takes pictures.'),
        version,
        tag: `docs-default-${version}`,
      }),
    );
    if (first === undefined || second === undefined) throw new Error('Two engines are needed.');
    const routes = (...engines: [typeof first, typeof second]) =>
      search(engines, 'camera').map(({ section }) => section.page.route);
    expect(routes(first, second)).toEqual(['/docs/v4/camera', '/docs/v3/camera']);
    expect(routes(second, first)).toEqual(['/docs/v3/camera', '/docs/v4/camera']);
  });
});
