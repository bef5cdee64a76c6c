import type { Page } from '@playwright/test';
import { triggerFirstInteraction } from './fixtures';
import { kitGroups, kitSheet } from './kit-sheet';

/** Window size and theme of a picture. */
export type Shot = 'desktop-light' | 'desktop-dark' | 'phone-light' | 'phone-dark';

/** A part of a page that looks the same as long as nobody changes how it looks. */
export interface Picture {
  /** What it shows. Its file names start with this. */
  readonly name: string;
  /** Selector. The picture shows the first matching element, and there must be one. */
  readonly selector: string;
  readonly shots: readonly Shot[];
  /** Replacement HTML by selector, so that writers can change the words of a page. An empty selector is the element itself. */
  readonly words?: Readonly<Record<string, string>>;
  /** Classes that replace the element's own, for variants of a component that no page has now. */
  readonly classes?: string;
}

/** Pictures of one page, which is loaded once for each size. */
export interface PicturedPage {
  readonly path: string;
  readonly pictures: readonly Picture[];
  /** Actions before the pictures are taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const light: readonly Shot[] = ['desktop-light', 'phone-light'];
const desktop: readonly Shot[] = ['desktop-light', 'desktop-dark'];
const usual: readonly Shot[] = ['desktop-light', 'desktop-dark', 'phone-light'];

const admonitionWords = {
  '[class*="admonitionHeading"]': 'What the note is about',
  '[class*="admonitionContent"]':
    '<p>Text with <a href="#">a link</a>, <code>code</code> and <strong>what matters</strong>.</p>',
};

/** Returns the picture of an admonition. It has the colors of its alert. */
const admonition = (kind: string, alert: string, shots: readonly Shot[]): Picture => ({
  name: `admonition-${kind}`,
  selector: '.theme-admonition',
  classes: `theme-admonition theme-admonition-${kind} alert alert--${alert}`,
  words: admonitionWords,
  shots,
});

const openSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.locator('.search-row').first().waitFor();
};

/** All pictures. They are taken on real pages. Parts that the packages or writers may change get fixed words. */
export const picturedPages: readonly PicturedPage[] = [
  {
    path: '/docs/apis/camera',
    pictures: [
      { name: 'navbar', selector: '.navbar', shots: [...usual, 'phone-dark'] },
      {
        name: 'announcement',
        selector: '.theme-announcement-bar',
        words: { '[class*="announcementBarContent"]': 'Something is new: <a href="#">read about it</a>' },
        shots: desktop,
      },
      { name: 'breadcrumbs', selector: '.theme-doc-breadcrumbs', shots: ['desktop-light'] },
      {
        name: 'contents',
        selector: '.theme-doc-toc-desktop',
        words: { a: 'A section of the page' },
        shots: desktop,
      },
      { name: 'contents-folded', selector: '.theme-doc-toc-mobile', shots: ['phone-light', 'phone-dark'] },
      {
        name: 'data-sheet',
        selector: '.api-sheet',
        words: { 'li > span': '<code>@capacitor/example@1.2.3</code> · <a href="#">a link</a>' },
        shots: light,
      },
      { name: 'tabs', selector: '.theme-tabs-container', words: { code: 'npm install example' }, shots: usual },
      { name: 'table', selector: 'article table', shots: light },
      { name: 'signature', selector: '.api-signature', shots: desktop },
      { name: 'platforms', selector: '.api-platforms', shots: desktop },
      {
        name: 'badge-new',
        selector: '.api-index .tag',
        classes: 'tag tag--positive',
        words: { '': 'New in v4' },
        shots: desktop,
      },
      {
        name: 'badge-changed',
        selector: '.api-index .tag',
        classes: 'tag tag--notice',
        words: { '': 'Changed in v4' },
        shots: desktop,
      },
      {
        name: 'member-card',
        selector: '.api-card:has(> .api-head > #checkpermissions)',
        shots: [...usual, 'phone-dark'],
      },
      admonition('note', 'secondary', desktop),
      admonition('danger', 'danger', desktop),
      admonition('tip', 'success', desktop),
      admonition('info', 'info', desktop),
      admonition('warning', 'warning', usual),
      {
        name: 'pager',
        selector: '.pagination-nav',
        words: { '.pagination-nav__label': 'Name of a page' },
        shots: light,
      },
    ],
  },
  {
    path: '/docs/config',
    pictures: [{ name: 'badge-deprecated', selector: '.tag--deprecated', words: { '': 'Deprecated' }, shots: desktop }],
  },
  {
    path: '/docs/v3/apis/camera',
    pictures: [{ name: 'old-version', selector: '.theme-doc-version-banner', shots: light }],
  },
  {
    path: '/docs/apis',
    pictures: [
      {
        name: 'filter',
        selector: '.list-filter',
        words: { '[role="status"], .list-status > :first-child': '12 plugins' },
        shots: usual,
      },
      { name: 'plugin-cards', selector: '.cards', shots: desktop },
    ],
  },
  {
    path: '/docs/api-changes',
    pictures: [
      { name: 'api-change', selector: '.changes > li', shots: usual },
      { name: 'jump-link', selector: '.jump > li', shots: ['desktop-light'] },
    ],
  },
  {
    path: '/docs/updating/4-0',
    pictures: [
      { name: 'diff', selector: '.language-diff', shots: ['desktop-light'] },
      {
        name: 'steps',
        selector: '.theme-doc-markdown > ol',
        words: { li: 'What to do, with <code>a command</code>.' },
        shots: ['desktop-light'],
      },
    ],
  },
  {
    path: '/docs/cli/commands/list',
    pictures: [{ name: 'shell-session', selector: '.language-shell-session', shots: ['desktop-light'] }],
  },
  {
    path: '/docs/guides/monorepos',
    pictures: [
      { name: 'file-tree', selector: '.language-text:has(pre:has-text("├──"))', shots: ['desktop-light'] },
      { name: 'code-marked', selector: '.theme-code-block:has(.code-line-added)', shots: desktop },
    ],
  },
  {
    path: '/docs/apis/toast',
    async prepare(page) {
      await triggerFirstInteraction(page);
      await page.getByRole('button', { name: 'Wrap long lines' }).first().click();
    },
    pictures: [
      {
        name: 'code-wrapped',
        selector: '.theme-code-block:has([aria-pressed="true"])',
        shots: ['phone-light', 'phone-dark'],
      },
    ],
  },
  {
    path: '/docs/vscode/getting-started',
    pictures: [
      {
        name: 'keys',
        selector: ':is(p, li, td):has(> kbd)',
        words: { '': 'Press <kbd>Ctrl</kbd> + <kbd>Shift</kbd> + <kbd>K</kbd>.' },
        shots: desktop,
      },
    ],
  },
  {
    path: '/docs/plugins/tutorial/web',
    pictures: [
      { name: 'details', selector: '.theme-doc-markdown details:not(.theme-doc-toc-mobile)', shots: ['desktop-light'] },
    ],
  },
  {
    path: '/docs/',
    pictures: [
      { name: 'front-ways', selector: '.front-ways', shots: light },
      { name: 'front-phone', selector: '.front-phone', shots: ['desktop-light'] },
    ],
  },
  {
    // A page with the styles of forms.
    path: '/docs/data',
    async prepare(page) {
      await page.locator('article').evaluate((article, html) => {
        article.innerHTML = html;
      }, kitSheet);
    },
    pictures: kitGroups.map((name) => ({ name: `kit-${name}`, selector: `[data-kit="${name}"]`, shots: usual })),
  },
  {
    path: '/docs/guides/accessibility',
    async prepare(page) {
      await page.keyboard.press('?');
      await page.locator('.dialog').waitFor();
    },
    pictures: [{ name: 'dialog', selector: '.dialog', shots: usual }],
  },
  {
    path: '/docs/compatibility',
    async prepare(page) {
      // Only the first plugin, whose place in the list no other plugin changes.
      await page.evaluate(() => {
        for (const body of document.querySelectorAll('[data-plugin]:not([data-plugin="camera"])')) body.remove();
      });
      await page.locator('[data-plugin="camera"] button').click();
    },
    pictures: [{ name: 'matrix', selector: '#matrix', shots: [...usual, 'phone-dark'] }],
  },
  {
    path: '/docs/versions',
    pictures: [
      { name: 'own-version', selector: '.own-version', shots: usual },
      { name: 'support', selector: '.support', shots: usual },
    ],
  },
  {
    path: '/docs/no-page-has-this-address',
    pictures: [{ name: 'not-found', selector: 'main', shots: light }],
  },
  {
    path: '/docs/v2/apis/toast',
    prepare: openSearch,
    pictures: [
      { name: 'search-start', selector: '.search-list', shots: usual },
      { name: 'search-bar', selector: '.search-modal__bar', shots: ['desktop-light'] },
    ],
  },
  {
    path: '/docs/v2/apis/storage',
    async prepare(page) {
      await openSearch(page);
      await page.keyboard.type('toast show');
      await page.locator('[data-query="toast show"]').waitFor();
    },
    pictures: [{ name: 'search-hit', selector: '.search-row', shots: usual }],
  },
];

/** Returns the path of a picture in `tests/pictures/`. */
export function nameFile({ name }: Picture, shot: Shot): string {
  return `${name}-${shot}.png`;
}
