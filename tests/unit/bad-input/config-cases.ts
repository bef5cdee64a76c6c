/** Invalid settings: ads, navbar, footer, announcement, moved pages, environment variables. */

import { checkPictures, validateAds } from '../../../src/build/checks/check-ads';
import { findWrongMoves } from '../../../src/build/checks/check-moved-pages';
import { validateNavbarItems } from '../../../src/build/checks/navbar-items';
import { checkThemeConfig } from '../../../src/build/checks/theme';
import { listRedirects } from '../../../src/build/redirects/redirects';
import { readTagManager } from '../../../src/build/settings/environment';
import { readSearchConfig } from '../../../src/build/settings/search';
import { ads } from '../../../src/config/ads';
import { announcement } from '../../../src/config/announcement';
import { footer } from '../../../src/config/footer';
import type { PageMoves } from '../../../src/config/moved-pages';
import type { VersionName } from '../../../src/config/versions';
import { withPlace } from '../../../src/packages/shared/errors/locate';
import type { BadCase } from './bad-case';

/** Returns a copy of a value in which the part at a path is replaced. */
function change(value: unknown, path: readonly (string | number)[], part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? change(item, rest, part) : item));
  const fields = new Map(Object.entries(value ?? {}));
  fields.set(String(step), change(fields.get(String(step)), rest, part));
  return Object.fromEntries(fields);
}

const adsPlace = /^src\/config\/ads\.ts:\d+: Ad 2\b/;

/** Fields of an ad, each with invalid values. */
const wrongAdFields: readonly (readonly [path: string, ...values: unknown[]])[] = [
  ['id', undefined, '', 'Has Blanks', 7],
  ['type', 'banner', null],
  ['first_publication_date', '2022-13-01', '27.07.2022', 0],
  ['last_publication_date', '2022-02-30', ''],
  ['data', [], 'x'],
  ['data.ad_id', 'a_b'],
  ['data.ad_weight', -1, 0.5, '1', Number.POSITIVE_INFINITY],
  ['data.ad_copy', [], 'text', [{ type: 'paragraph' }]],
  ['data.ad_url', null],
  ['data.ad_url.url', 'http://example.com', 'javascript:alert(1)', 'data:text/html,x', '/docs'],
  ['data.ad_url.target', '_self'],
  ['data.ad_image.url', 'javascript:x', 'https://example.com/a.png', '/img/../../a.png', '/img/a.exe'],
  ['data.ad_image.alt', '', 5],
  ['data.ad_image.dimensions.width', 281, '280'],
  ['data.ad_image.1x.dimensions.height', 0],
];

const adCases = wrongAdFields.flatMap(([path, ...values]) =>
  values.map(
    (value): BadCase => ({
      name: `ads: ${path} is ${JSON.stringify(value)}`,
      run: () => withPlace('src/config/ads.ts', 'ads', () => validateAds(change(ads, [1, ...path.split('.')], value))),
      says: [adsPlace, `${path} must be`, 'but is'],
    }),
  ),
);

const picture = change(ads, [1, 'data', 'ad_image', 'url'], '/img/ads/none.svg');

/** Theme settings with one part replaced, and what the message must contain. */
const wrongTheme: readonly (readonly [path: string, value: unknown, file: string, ...says: string[]])[] = [
  ['announcementBar.id', 5, 'announcement', '"announcementBar.id" must be a string'],
  ['announcementBar.content', undefined, 'announcement', '"announcementBar.content" is required'],
  ['announcementBar.content', ['a'], 'announcement', 'must be a string'],
  ['announcementBar.isCloseable', 'yes', 'announcement', 'must be a boolean'],
  ['announcementBar.backgroundColor', 5, 'announcement', 'must be a string'],
  ['footer.style', 'blue', 'footer', 'must be one of [dark, light]'],
  ['footer.copyright', 2023, 'footer', 'must be a string'],
  ['footer.links', 'none', 'footer', 'footer'],
  ['footer.links.0.title', 5, 'footer', 'footer'],
  ['footer.links.1.items', [{ label: 'A' }], 'footer', 'footer'],
  ['footer.logo.src', undefined, 'footer', 'is required'],
  ['navbar.hideOnScroll', 'yes', 'navbar', 'must be a boolean'],
  ['navbar.items', [{ type: 'serach' }], 'navbar', 'Bad navbar item type serach'],
  ['navbar.items', [{ type: 'doc' }], 'navbar', 'docId'],
  ['navbar.items', [{ label: 'A' }], 'navbar', 'to', 'href'],
  ['navbar.items', [{ label: 'A', to: '/', href: 'https://example.com' }], 'navbar', 'One and only one'],
  ['navbar.items', [{ type: 'dropdown', label: 'A' }], 'navbar', 'items'],
  ['navbar.items', [{ label: 'A', to: '/', position: 'top' }], 'navbar', 'position'],
  ['announcementBar.content', 'New: <script>x()</script>', 'announcement', '<script> is not allowed'],
  ['announcementBar.content', 'New: <b ONCLICK="x()">5</b>', 'announcement', '<b>: onclick is not allowed'],
  ['announcementBar.content', '<a href="java&#10;script:x()">5</a>', 'announcement', '<a>: ', 'javascript: is code'],
  ['footer.copyright', '<svg/onload=x()>', 'footer', '<svg>: onload is not allowed'],
  ['footer.links.1.items', [{ html: '<script src="https://a.example/a.js"></script>' }], 'footer', '<script>'],
  ['footer.links.1.items', [{ label: 'A', href: ' JavaScript:x()' }], 'footer', 'items.0.href', 'javascript: is code'],
  ['footer.logo.href', 'data:text/html,x', 'footer', 'footer.logo.href', 'data:text/html is code'],
  ['navbar.items', [{ label: 'A', href: 'vbscript:x' }], 'navbar', 'navbar.items.0.href', 'vbscript: is code'],
  ['navbar.items', [{ type: 'html', value: '<a href="javascript:x">A</a>' }], 'navbar', 'navbar.items.0.value'],
  ['navbar.items', [{ type: 'dropdown', items: [{ to: 'javascript:x' }] }], 'navbar', 'items.0.items.0.to'],
  ['navbar.logo.src', 'data:text/html,x', 'navbar', 'navbar.logo.src'],
  ['navbar.logo.srcDark', 'img/none.svg', 'navbar', 'navbar.logo.srcDark: there is no picture static/img/none.svg'],
  ['navbar.items', [{ type: 'custom-iconLink', src: '/img/x.svg' }], 'navbar', 'items.0.src: there is no picture'],
  ['footer.logo.src', 'https://a.example/x.svg', 'footer', 'blocks pictures from https://a.example'],
  ['colorMode.defaultMode', 'blue', 'theme', 'must be one of [dark, light]'],
  ['tableOfContents.maxHeadingLevel', 9, 'theme', 'must be less than or equal to 6'],
  ['prism.magicComments', 'x', 'theme', 'magicComments'],
  ['docs.sidebar.hideable', 'no', 'theme', 'must be a boolean'],
];

const theme = { announcementBar: announcement, footer, navbar: { items: [] }, colorMode: {}, docs: {}, prism: {} };

const themeCases = wrongTheme.map(
  ([path, value, file, ...says]): BadCase => ({
    name: `theme: ${path} is ${JSON.stringify(value)}`,
    run: () =>
      checkThemeConfig(
        change(
          theme,
          path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
          value,
        ) as object,
      ),
    says: [new RegExp(`^${file === 'theme' ? 'docusaurus\\.config' : `src/config/${file}`}\\.ts:\\d+: `), ...says],
  }),
);

const icon = { type: 'custom-iconLink', position: 'right', alt: 'X', href: 'https://example.com', src: 'img/x.svg' };
const cta = { type: 'custom-cta', position: 'right', text: 'Start', href: '/docs' };
const wrongItems: readonly (readonly [item: object, ...says: string[]])[] = [
  ...['alt', 'href', 'src'].map((field) => [{ ...icon, [field]: '' }, `${field} must be a string`] as const),
  ...['text', 'href'].map((field) => [{ ...cta, [field]: undefined }, `${field} must be a string`] as const),
  [{ ...icon, width: -5 }, 'width must be a number of pixels above 0'],
  [{ ...icon, target: '_top' }, 'target must be one of _self, _blank'],
  [{ ...cta, position: 'middle' }, 'position must be one of left, right'],
  [{ ...cta, label: 'x' }, 'has no field label'],
  [{ type: 'custom-sep' }, 'is of an unknown type', 'Known are'],
];

const navbarCases = wrongItems.map(
  ([item, ...says]): BadCase => ({
    name: `navbar: ${JSON.stringify(item)}`,
    run: () => validateNavbarItems([cta, item]),
    says: [/^src\/config\/navbar\.ts:\d+: navbar item 2 \(custom-/, ...says],
  }),
);

const pages = new Map<VersionName, ReadonlySet<string>>([
  ['v3', new Set(['/', '/apis/storage', '/config'])],
  ['v4', new Set(['/', '/apis/preferences', '/config'])],
]);
const right: PageMoves = {
  from: 'v3',
  to: 'v4',
  moved: { '/apis/storage': '/apis/preferences' },
  nearest: {},
  gone: [],
};
const wrongMoves: readonly (readonly [change: Partial<PageMoves>, says: string])[] = [
  [{ moved: { '/apis/storge': '/apis/preferences' } }, '/apis/storge is not a page of v3. Remove it'],
  [{ moved: { '/apis/storage': '/apis/prefs' } }, '/apis/storage leads to /apis/prefs, which is not a page of v4'],
  [{ moved: { '/apis/storage': ['/apis/preferences', '/apis/preferences'] } }, 'leads to /apis/preferences twice'],
  [{ moved: { '/config': '/' } }, '/config is in v4 too. Remove it'],
  [{ nearest: { '/apis/storage': '/' } }, '/apis/storage appears twice. Remove one'],
  [{ nearest: { '/no': '/' } }, '/no is not a page of v3'],
  [{ gone: ['/apis/storage'] }, '/apis/storage appears twice'],
  [{ gone: ['/nowhere'] }, '/nowhere is not a page of v3'],
  [{ moved: { '/apis/storage': 'javascript:x' } }, 'leads to javascript:x, which is not a page of v4'],
];

const moveCases = wrongMoves.map(
  ([part, says]): BadCase => ({
    name: `moved pages: ${JSON.stringify(part)}`,
    run: () =>
      withPlace('src/config/page-moves.json', 'movedPages', () => {
        const [problem] = findWrongMoves([{ ...right, ...part }], pages);
        if (problem !== undefined) throw problem;
      }),
    says: [/^src\/config\/page-moves\.json:\d+: v3 to v4: /, says],
  }),
);

const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };
const searchCases = [
  ...Object.keys(hosted).map(
    (name): BadCase => ({
      name: `environment: without ${name}`,
      run: () => readSearchConfig({ ...hosted, [name]: '' }),
      says: [`${name} is not set`, 'Set all three, or none'],
    }),
  ),
  ...Object.keys(hosted).map(
    (name): BadCase => ({
      name: `environment: only ${name}`,
      run: () => readSearchConfig({ [name]: 'x' }),
      says: ['are not set', 'Set all three, or none'],
    }),
  ),
  ...['x.net; script-src *', 'x.net/', 'AB12 CD34', 'AB12CD34\n', 'ÄB12', "A'", 'a.b', 'a_b', ' AB12'].map(
    (value): BadCase => ({
      name: `environment: ALGOLIA_APP_ID=${value}`,
      run: () => readSearchConfig({ ...hosted, ALGOLIA_APP_ID: value }),
      says: [
        `ALGOLIA_APP_ID is ${JSON.stringify(value)}, which is not the id of an Algolia application`,
        'letters and digits only',
      ],
    }),
  ),
  ...['docs/../x', 'docs search', '</script>', '"'].map(
    (value): BadCase => ({
      name: `environment: ALGOLIA_INDEX_NAME=${value}`,
      run: () => readSearchConfig({ ...hosted, ALGOLIA_INDEX_NAME: value }),
      says: [`ALGOLIA_INDEX_NAME is ${JSON.stringify(value)}, which is not a name for an index`, 'letters, digits'],
    }),
  ),
  ...['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_ADMIN_API_KEY'].map(
    (name): BadCase => ({
      name: `environment: ${name} with what no key has`,
      run: () => readSearchConfig({ ...hosted, [name]: 'secret";alert(1)' }),
      says: [new RegExp(`^${name} is set to something that is not a key of Algolia: (?!.*secret)`), 'letters, digits'],
    }),
  ),
  {
    name: 'environment: a key that may write',
    run: () => readSearchConfig({ ...hosted, ALGOLIA_ADMIN_API_KEY: 'key' }),
    says: ['the site would show it to everyone', 'may only search'],
  },
];
const tagCases = [
  'GTM',
  'GTM-',
  'gtm-abc123',
  'G-ABC123',
  'GTM-ABC 123',
  ' GTM-ABC123',
  'GTM-ABC123"><script>',
  'UA-1-1',
].map(
  (value): BadCase => ({
    name: `environment: GOOGLE_TAG_MANAGER_ID=${value}`,
    run: () => readTagManager({ GOOGLE_TAG_MANAGER_ID: value }),
    says: ['GOOGLE_TAG_MANAGER_ID is "', 'Set it to one such as GTM-ABC123'],
  }),
);

export const configCases: readonly BadCase[] = [
  ...adCases,
  {
    name: 'ads: a picture that is not there',
    run: () => withPlace('src/config/ads.ts', 'ads', () => checkPictures(validateAds(picture), 'static')),
    says: [adsPlace, 'there is no file static/img/ads/none.svg'],
  },
  ...themeCases,
  ...navbarCases,
  ...moveCases,
  {
    name: 'moved pages: a former address that leads nowhere',
    run: () =>
      withPlace('src/config/page-moves.json', 'formerAddresses', () =>
        listRedirects([{ name: 'v4', path: '/docs/', pages: ['/docs/'] }], [], { '/pwa-elements': '/web/none' }),
      ),
    says: [
      /^src\/config\/page-moves\.json:\d+: \/pwa-elements leads to \/web\/none/,
      'not a page of the latest version',
    ],
  },
  {
    name: 'moved pages: a former address that leads to code',
    run: () =>
      withPlace('src/config/page-moves.json', 'formerAddresses', () =>
        listRedirects([{ name: 'v4', path: '/docs/', pages: ['/docs/'] }], [], { '/pwa-elements': 'javascript:x' }),
      ),
    says: [
      /^src\/config\/page-moves\.json:\d+: \/pwa-elements leads to javascript:x/,
      'not a page of the latest version',
    ],
  },
  ...searchCases,
  ...tagCases,
];
