import { test as base, expect, type Page, type Response } from '@playwright/test';
import { ignoreRestingPointer } from '../ignore-resting-pointer';

export { expect };

/** Opens a page and waits until it has been drawn to its end and has come to life. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expectDrawn(page);
  return response;
}

/** Waits until the last portion of a long page is drawn. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-draws] [data-portion], .theme-doc-markdown[style]')).toHaveCount(0);
}

/**
 * Holds back what the page asks for from now on.
 *
 * @param address as a pattern, such as `**\/assets/**`
 * @returns lets it come
 */
export async function holdBack(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let letItCome = () => {};
  const permission = new Promise<void>((resolve) => {
    letItCome = resolve;
  });
  await page.route(address, async (route) => {
    await permission;
    await route.continue();
  });
  return letItCome;
}

/** Nothing is fetched in advance for readers who are not there. */
export async function showFirstInteraction(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

interface SiteOptions {
  /** Console messages that a test brings about on purpose. */
  expectedMessages: RegExp;
}

interface SiteFixtures {
  /**
   * Takes a picture of the window of a test that failed. Playwright's own option takes one at the end of every test and throws most of
   * them away, which was a seventh of the time that all tests took.
   */
  pictureOfFailure: void;
  /** What the page did that it must not do, so far; watched in every test, and empty at the end of each. */
  complaints: string[];
}

/** Writes to the console what the content security policy has stopped, also where a browser does not. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sample }) => {
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
  });
}

/** How a request to a host other than ours fails, with a connection and without. */
const noSuchHost = /ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/;

/** Playwright says so wherever a test does without the service worker (see playwright.config.ts). */
export const blockedWorker = 'Service Worker registration blocked by Playwright';

/** A message of the browser or of `reportViolations` about the policy; no test may bring one about. */
const policyMessage = /content.security.policy/i;

/**
 * The test function of all browser tests. Whatever a test is about, it also fails when the page writes an error or a
 * warning to the console, throws, does what its content security policy forbids, or asks another host for anything;
 * such requests are not let through.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  expectedMessages: [/^$/, { option: true }],

  // Set by the web server of playwright.config.ts, after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  baseURL: async ({}, use) => use(`http://localhost:${process.env.SITE_PORT}`),

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
      // Only watched: to route every request turns off the browser's cache, and took a sixth of the time of all tests. Names of
      // other hosts lead nowhere (see playwright.config.ts), so what asks for one fails, unless a test answers in its place.
      context.on('requestfailed', (request) => {
        const isOurs = new URL(request.url()).hostname === 'localhost';
        const isLost = noSuchHost.test(request.failure()?.errorText ?? '');
        if (isLost && !isOurs) complaints.push(`asked another host: ${request.url()}`);
      });
      context.on('console', (message) => {
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (message.text() === blockedWorker) return;
        if (isLoud && (policyMessage.test(message.text()) || !expectedMessages.test(message.text()))) {
          complaints.push(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`);
        }
      });
      await context.addInitScript(reportViolations);
      await context.addInitScript(ignoreRestingPointer);
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
