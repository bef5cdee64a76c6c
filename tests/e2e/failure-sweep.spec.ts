import type { Page, Route } from '@playwright/test';
import { findViolationsInBothThemes } from './axe';
import { expect, holdBack, openPage, test, triggerFirstInteraction } from './fixtures';

/*
 * Every kind of file that the site fetches, times every way in which it can fail. A reader is told, and "Try again" works once the file arrives.
 *
 * Code and data that a page loads later end in the same place whatever happened to them, so each kind is one visit, in which the file fails in one way
 * after the other. What is not repeated here, because the same function handles it as a kind below:
 * - components in pages (islands.spec.ts), the code of the search field (deploy.spec.ts), the worker and the files of the search
 *   (search-failures.spec.ts), and data of the upgrade assistant on another visit (upgrade.spec.ts);
 * - the chunk of React, which arrives or fails together with that of its page.
 * Pages and the main scripts follow below. That the browser's cache is bypassed is tested with a real one in deploy.spec.ts.
 */

// What a test holds back outlives a reset.
test.use({
  reuseContext: false,
  expectedMessages:
    // The last ones are what browsers say of scripts that are cut off.
    /Failed to (?:load resource|fetch)|Loading (?:CSS )?chunk|could not be|Refused to execute|responds with|JSON|[Uu]nexpected|[Mm]issing|[Uu]nterminated|Invalid (?:Unicode|or unexpected)/,
});

const otherSite = '<!doctype html><title>Guest network</title><h1>Please log in</h1>';
const answerPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: otherSite });

/** Ways in which a file fails. `slow` is not among them: the file is waited for, which each test checks at its end. */
const faults = {
  'is missing': answerPage(404),
  'meets a server error': answerPage(500),
  'is the page of another site': answerPage(200),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({
      status: 200,
      contentType: response.headers()['content-type'] ?? '',
      body: body.subarray(0, body.length / 2),
    });
  },
  'does not arrive': (route: Route) => route.abort(),
  'is redirected to a page': (route: Route) => route.fulfill({ status: 302, headers: { location: '/docs/web' } }),
} as const;

type Fault = keyof typeof faults;

const allFaults = Object.keys(faults) as Fault[];

/** A kind of file. */
interface Kind {
  readonly path: string;
  readonly files: string;
  /** What the reader does so that the file is fetched. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What the reader is told. */
  readonly says: string;
  /** Checks that the part works in the end. */
  readonly works: (page: Page) => Promise<unknown>;
  /** Ways in which it fails, if not all of them. */
  readonly faults?: readonly Fault[];
}

const part = 'This part of the page could not be loaded. Check your connection.';

const kinds: Readonly<Record<string, Kind>> = {
  'the code of the search page': {
    path: '/docs/search?q=camera',
    files: '**/assets/js/i/src/packages/search/**',
    says: part,
    works: (page) => expect(page.locator('[data-result]').first()).toBeVisible(),
  },
  'the code of the upgrade assistant': {
    path: '/docs/upgrade',
    files: '**/assets/js/i/src/packages/upgrade/**',
    says: part,
    works: (page) => expect(page.getByRole('button', { name: 'Try it with a sample app' })).toBeEnabled(),
  },
  'the code of the offline page': {
    path: '/docs/offline',
    files: '**/assets/js/i/src/packages/offline/**',
    says: part,
    works: (page) => expect(page.getByText(/pages with search, /).first()).toBeVisible(),
  },
  'the code of a filter': {
    path: '/docs/apis',
    files: '**/assets/js/lists*.js',
    says: part,
    async works(page) {
      const bar = page.getByRole('search', { name: 'Filter plugins' });
      await bar.getByRole('searchbox').fill('camera');
      await expect(bar.getByRole('status')).toHaveText(/^\d+ of \d+ plugins$/);
    },
  },
  'the code that hydrates components': {
    path: '/docs/versions',
    files: '**/assets/js/islands.*.js',
    says: part,
    async works(page) {
      const button = page.getByRole('group', { name: 'My app uses' }).getByRole('button', { name: 'v3' });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },
  },
  'the code of the page menu': {
    path: '/docs/apis/toast',
    files: '**/assets/js/page-tools*.js',
    act: (page) => page.locator('page-menu > [aria-haspopup]').click(),
    says: part,
    works: (page) => expect(page.getByRole('menu', { name: 'Page' })).toBeVisible(),
  },
  'the code of a picture': {
    path: '/docs/basics/workflow',
    files: '**/assets/js/late*.js',
    act: (page) => page.getByRole('button', { name: 'Enlarge the picture' }).first().click(),
    says: part,
    works: (page) => expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible(),
  },
  'the list of keys': {
    path: '/docs/apis/toast',
    files: '**/assets/js/key-help*.js',
    act: (page) => page.keyboard.press('?'),
    says: 'The list of keys could not be loaded.',
    works: (page) => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible(),
  },
  'the notes for my version': {
    path: '/docs/apis/toast',
    files: '**/assets/js/few*.js',
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem('docs-my-version', 'v3'));
      await triggerFirstInteraction(page);
    },
    says: 'What your version lacks could not be marked on this page.',
    works: (page) => expect(page.getByRole('complementary', { name: 'Your version' })).toBeVisible(),
  },
  'a sample that runs': {
    path: '/docs/apis/preferences',
    files: '**/run/files/samples*.json',
    act: (page) => page.getByRole('button', { name: 'Run', exact: true }).first().click(),
    says: 'This sample could not be loaded.',
    works: (page) => expect(page.locator('.run-status')).toHaveText(/^(?:Done|Ready)/),
  },
  'the suggestions for an unknown address': {
    path: '/docs/apis/modals',
    files: '**/assets/js/not-found*.js',
    says: part,
    works: (page) => expect(page.getByRole('main').locator('a[href="/docs/apis/dialog"]')).toBeVisible(),
  },
  'the data of the upgrade assistant': {
    path: '/docs/upgrade',
    files: '**/upgrade/data.json',
    says: 'What the assistant knows could not be loaded. Check your connection.',
    works: (page) => expect(page.getByRole('button', { name: 'Try it with a sample app' })).toBeEnabled(),
  },
  'the index of the search': {
    path: '/docs/search?q=camera',
    files: '**/search-index/**',
    says: 'The search could not be loaded. Check your connection',
    works: (page) => expect(page.locator('[data-result]').first()).toBeVisible(),
  },
  'the list of what can be kept': {
    path: '/docs/offline',
    files: '**/offline/index.json',
    says: 'The site can’t be reached.',
    works: (page) => expect(page.getByText(/pages with search, /).first()).toBeVisible(),
    // Each is requested three times, with pauses.
    faults: ['is missing', 'is cut off'],
  },
};

/** Follows a link to a page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
}

for (const [name, { path, files, act, says, works, faults: own }] of Object.entries(kinds)) {
  for (const arrival of ['on the first page', 'after a link'] as const) {
    // What the reader does on the page is the same however they came, and so is what starts its scripts: one of each kind is enough.
    if (arrival === 'after a link' && !['the code of a filter', 'the code of the upgrade assistant'].includes(name))
      continue;
    test(`${name}, ${arrival}`, async ({ page }) => {
      // After a link, the same code starts the page, so two ways to fail are enough.
      const all = arrival === 'after a link' ? (['is cut off', 'does not arrive'] as const) : allFaults;
      const [first = 'is missing', ...others] = own ?? all;
      let fail: (route: Route) => Promise<unknown> = faults[first];
      let asked = 0;
      await page.route(files, (route) => {
        asked += 1;
        return fail(route);
      });
      if (arrival === 'on the first page') await openPage(page, path);
      else {
        await openPage(page, '/docs/web');
        await follow(page, path);
      }
      await act?.(page);
      const told = page.getByText(says);
      const again = page.getByRole('button', { name: 'Try again' });
      for (const fault of [undefined, ...others]) {
        if (fault !== undefined) {
          fail = faults[fault];
          const before = asked;
          // The message of the attempt before may still be there.
          await expect(async () => {
            await again.click({ timeout: 1000 });
            await expect.poll(() => asked, { timeout: 1000 }).toBeGreaterThan(before);
          }, fault).toPass();
        }
        await expect(told, fault ?? first).toBeVisible();
        await expect(again).toBeVisible();
      }
      const release = await holdBack(page, files);
      await expect(async () => {
        // It is gone once the file is being loaded.
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await expect(page.getByRole('alert').filter({ hasText: /crashed|has stopped/ })).toHaveCount(0);
        release();
        await works(page);
      }).toPass();
      await expect(told).toHaveCount(0);
    });
  }
}

test.describe('a page behind a link', () => {
  const next = '/docs/ios';

  const outcomes: Readonly<
    Partial<Record<Fault, 'its message' | 'what the server says' | 'the page at its real address'>>
  > = {
    'is the page of another site': 'what the server says',
    'is cut off': 'its message',
    'does not arrive': 'its message',
    'is redirected to a page': 'the page at its real address',
  };

  for (const [fault, outcome] of Object.entries(outcomes) as [Fault, string][]) {
    test(`that ${fault}: the reader sees ${outcome}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '2g', saveData: true }) });
      });
      await openPage(page, '/docs/android');
      await page.route(`**${next}`, faults[fault]);
      await follow(page, next);
      if (outcome === 'what the server says') {
        await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${next}$`));
        return;
      }
      if (outcome === 'the page at its real address') {
        await expect(page).toHaveURL(/\/docs\/web$/);
        await expect(page.locator('article h1')).toBeVisible();
        return;
      }
      const box = page.getByRole('alert');
      await expect(box.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded.');
      await expect(box).toContainText(fault === 'is cut off' ? 'Only a part of it arrived.' : 'Check your connection');
      await expect(box).toBeFocused();
      await expect(page).toHaveTitle(/^This page could not be loaded\. \| /);
      await expect(page.locator('aside [aria-current="page"]')).toHaveText(['Getting Started']);
      expect((await findViolationsInBothThemes(page)).filter((line) => line.includes('contrast'))).toEqual([]);
      const retry = box.getByRole('button', { name: 'Retry' });
      await retry.click();
      await expect(retry).toBeVisible();
      await page.unroute(`**${next}`);
      await retry.click();
      await expect(page.locator('article h1')).toHaveText(/iOS/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/could not/);
      await expect(page.locator('aside [aria-current="page"]')).toHaveCount(1);
    });
  }
});

test.describe('the first page', () => {
  test('that is cut off says so, and is fetched again', async ({ page }) => {
    await page.route('**/docs/ios', faults['is cut off']);
    await page.goto('/docs/ios');
    await expect(page.getByRole('alert')).toContainText('Only a part of this page has arrived.');
    await page.unroute('**/docs/ios');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('whose main script fails says so, in whatever way it fails, and tries again', async ({ page }) => {
    const files = '**/assets/js/main*.js';
    const again = page.getByRole('button', { name: 'Try again' });
    for (const fault of allFaults) {
      await page.route(files, faults[fault]);
      // Trying again fetches the script, and then loads the page.
      if (fault === allFaults[0]) await page.goto('/docs/ios');
      else {
        await page.evaluate(() => Object.assign(window, { isBefore: true }));
        await again.click();
        await page.waitForFunction(() => !('isBefore' in window));
      }
      await expect(page.getByRole('alert'), fault).toContainText('Menus could not be loaded.');
      await page.unroute(files);
    }
    await again.click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

/** Makes a function of the browser throw as long as `window.isBroken` is set, from the first line of the page on. */
async function breakBrowser(page: Page, kind: 'parameters' | 'scrolling'): Promise<void> {
  await page.addInitScript((broken) => {
    Object.assign(window, { isBroken: true });
    const check = (): void => {
      if ('isBroken' in window && window.isBroken === true) throw new Error('Broken on purpose');
    };
    if (broken === 'parameters') {
      const { get } = URLSearchParams.prototype;
      URLSearchParams.prototype.get = function (name) {
        check();
        return get.call(this, name);
      };
    } else {
      Element.prototype.scrollIntoView = check;
    }
  }, kind);
}

test.describe('an application that crashes', () => {
  test.use({ expectedMessages: /Broken on purpose|The above error|recreate this component tree|hydrat/ });

  test('says so on its page, and starts again', async ({ page }) => {
    await breakBrowser(page, 'parameters');
    await openPage(page, '/docs/search?q=camera');
    const box = page.getByRole('alert');
    await expect(box).toContainText('This part of the page has stopped: Broken on purpose');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await box.getByRole('button', { name: 'Start again' }).click();
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('says so in the search dialog, and starts again', async ({ page }) => {
    await openPage(page, '/docs/apis/toast');
    await breakBrowser(page, 'scrolling');
    await page.reload();
    await page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }).click();
    const box = page.getByRole('dialog', { name: 'Search' }).getByRole('alert');
    await expect(box.getByRole('heading', { name: 'The search crashed.' })).toBeVisible();
    await expect(box).toContainText('Broken on purpose');
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.search-input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  });
});

test('a browser without IntersectionObserver, whose matchMedia throws, shows pages, results and components', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    window.matchMedia = () => {
      throw new Error('Not here');
    };
  });
  await openPage(page, '/docs/search?q=camera');
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more results' })).toBeVisible();
  await page.locator('[data-result] a').first().click();
  await expect(page.locator('article h1')).toHaveText('Camera');
  await triggerFirstInteraction(page);
  await expect(
    page.getByRole('button', { name: 'Copy code to clipboard', includeHidden: true }).first(),
  ).toBeAttached();
  await openPage(page, '/docs/versions');
  const button = page.getByRole('group', { name: 'My app uses' }).getByRole('button', { name: 'v3' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('prefetches do not pile up in the head', async ({ page }) => {
  await openPage(page, '/docs/config');
  await triggerFirstInteraction(page);
  const prefetches = page.locator('head link[rel="prefetch"]');
  for (const path of ['/docs/web', '/docs/ios', '/docs/android', '/docs/basics/workflow']) {
    await page
      .locator('.pagination-nav__link')
      .first()
      .evaluate((link) => link.scrollIntoView());
    await page.locator('head link[rel="prefetch"]:not([data-of-previous-page])').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await prefetches.evaluateAll((links) => {
      for (const link of links) link.toggleAttribute('data-of-previous-page', true);
    });
    await follow(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // Removing the link of a prefetch that is under way might cancel it, so the two that may be stay.
    await expect.poll(() => page.locator('head link[data-of-previous-page]').count()).toBeLessThanOrEqual(2);
  }
});
