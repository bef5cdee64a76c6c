import { test as base, type CDPSession, expect, type Page, type Response } from '@playwright/test';
import { ignoreRestingPointer } from '../ignore-resting-pointer';

export { expect };

/** Opens a page and waits until it is hydrated and rendered to its end. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expectDrawn(page);
  return response;
}

/** Waits until the last portion of a long page is rendered. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-draws] [data-portion], .theme-doc-markdown[style]')).toHaveCount(0);
}

/**
 * Holds back matching requests of the page from now on.
 *
 * @param address pattern of the addresses, such as `**\/assets/**`
 * @returns a function that releases them
 */
export async function holdBack(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const permission = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await permission;
    await route.continue();
  });
  return release;
}

/**
 * Keeps the fonts away, for tests of what moves otherwise. What moves with them has tests of its own (`fonts.spec.ts`). The browser writes to its
 * console that they failed.
 */
export async function blockFonts(page: Page): Promise<void> {
  await page.route('**/assets/fonts/**', (route) => route.abort());
}

/** Waits until the fonts have come, whether the page uses them or not. A narrow window does not have them on its first page. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const faces = [...document.fonts].filter(({ family }) => /^"?(?:Inter|JetBrains Mono)"?$/.test(family));
    return files.length === 2 && (faces.length === 2 || window.innerWidth < 997);
  });
}

/** Makes the page use the fonts, as every page but the first does. */
export async function applyFonts(page: Page): Promise<void> {
  await waitForFonts(page);
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    for (const { name } of files) {
      const family = name.includes('/inter') ? 'Inter' : 'JetBrains Mono';
      document.fonts.add(await new FontFace(family, `url(${name})`, { weight: '400 700' }).load());
    }
    document.documentElement.dataset.fonts = '';
  });
}

/** Presses a key, because the page loads some code and prefetches pages only after the first interaction. */
export async function triggerFirstInteraction(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** Waits until the code that the first interaction loads is there. It defines the element of code blocks, of which the page must have one. */
export async function expectLateCode(page: Page): Promise<void> {
  await expect(page.locator('code-block:defined').first()).toBeAttached();
}

interface SiteOptions {
  /** Console messages that a test causes on purpose. */
  expectedMessages: RegExp;
}

interface SiteFixtures {
  /** A connection to the developer tools of the page, for what Playwright lacks. What it has set is reset at the end of the test. */
  devTools: CDPSession;
  /** Makes the processor as slow as in the phones that the site is measured for, until the end of the test. */
  slowDown: () => Promise<void>;
  /**
   * Takes a screenshot if a test has failed. Playwright's own option takes one at the end of every test and discards most of them, which
   * was a seventh of the time of all tests.
   */
  pictureOfFailure: void;
  /** Forbidden things that the page has done so far. Collected in every test, and must be empty at its end. */
  complaints: string[];
}

/** Logs everything that the content security policy blocks, even if the browser does not log it. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sample }) => {
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
  });
}

/** Errors of requests to other hosts, online and offline. */
const noSuchHost = /ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/;

/** Message of Playwright in every test that blocks the service worker (see playwright.config.ts). */
export const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Messages of the browser or of `reportViolations` about the policy, which no test may cause. */
const policyMessage = /content.security.policy/i;

/**
 * The test function of all browser tests. Whatever a test is about, it also fails if the page writes an error or a
 * warning to the console, throws, violates its content security policy, or sends a request to another host.
 * Such requests are blocked.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  expectedMessages: [/^$/, { option: true }],

  // The web server of playwright.config.ts sets this variable after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  baseURL: async ({}, use) => use(`http://localhost:${process.env.SITE_PORT}`),

  devTools: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(session);
    await session.detach();
  },

  slowDown: async ({ devTools }, use) => {
    await use(async () => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    });
  },

  pictureOfFailure: [
    async ({ context }, use, testInfo) => {
      await use();
      const page = context.pages().at(-1);
      if (page === undefined || testInfo.status === testInfo.expectedStatus) return;
      const path = testInfo.outputPath('failed.png');
      await page.screenshot({ path });
      await testInfo.attach('screenshot', { path, contentType: 'image/png' });
    },
    { auto: true },
  ],

  complaints: [
    async ({ context, expectedMessages }, use) => {
      const complaints: string[] = [];
      // Listens only: routing every request would turn off the browser's cache, and took a sixth of the time of all tests. Names
      // of other hosts do not resolve (see playwright.config.ts), so requests to them fail unless a test fulfills them.
      context.on('requestfailed', (request) => {
        const isOurs = new URL(request.url()).hostname === 'localhost';
        const isLost = noSuchHost.test(request.failure()?.errorText ?? '');
        if (isLost && !isOurs) complaints.push(`requested another host: ${request.url()}`);
      });
      context.on('console', (message) => {
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (message.text() === blockedWorker) return;
        if (isLoud && (policyMessage.test(message.text()) || !expectedMessages.test(message.text()))) {
          const { url } = message.location();
          complaints.push(`console ${message.type()} on ${message.page()?.url()}, from ${url}: ${message.text()}`);
        }
      });
      await context.addInitScript(reportViolations);
      await context.addInitScript(ignoreRestingPointer);
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!expectedMessages.test(message)) complaints.push(`uncaught: ${message}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
