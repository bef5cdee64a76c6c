import type { Page } from '@playwright/test';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';
import { findKitFaults } from './kit-faults';

/*
 * The controls of the site are those of the kit (`src/css/README.md`): in its fonts, as high as it says, and with its one chevron.
 */

/** A page of each kind, with what is opened on it. */
const kinds: Readonly<Record<string, readonly [path: string, prepare?: (page: Page) => Promise<void>]>> = {
  'a plugin': ['/docs/apis/camera'],
  'a command': ['/docs/cli/commands/sync'],
  'the configuration': ['/docs/config'],
  troubleshooting: ['/docs/android/troubleshooting'],
  'compatibility, with an open row': [
    '/docs/compatibility',
    async (page) => {
      await expect(page.getByRole('button', { name: 'Plugin' }).first()).toBeAttached();
      await page.locator('[data-plugin="camera"] button').click();
    },
  ],
  'the upgrade assistant': ['/docs/upgrade'],
  'a plan': ['/docs/upgrade?from=3&to=4&plugins=@capacitor/camera'],
  'a comparison': ['/docs/changes/v3-v4/apis/push-notifications'],
  versions: ['/docs/versions'],
  'reading offline': ['/docs/offline'],
  data: ['/docs/data'],
  'the search page': ['/docs/search?q=permission'],
  'the search dialog': [
    '/docs/apis/toast',
    async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: 'Search' }).last().waitFor();
    },
  ],
  'the list of plugins': ['/docs/apis'],
  'the front page': ['/docs/'],
  'a guide with a diagram': ['/docs/guides/deep-links'],
  'an unknown address': ['/docs/apis/camra'],
};

test.use({ expectedMessages: /the server responded with a status of 404/ });

for (const [kind, [path, prepare]] of Object.entries(kinds)) {
  test(`${kind} has the fonts, heights and chevron of the kit`, async ({ page }) => {
    await openPage(page, path);
    await triggerFirstInteraction(page);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    expect(await findKitFaults(page)).toEqual([]);
  });
}

test('a font, a height and a chevron of another kind are found', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/offline');
  await page.evaluate(() => {
    document.querySelector('article')?.insertAdjacentHTML(
      'beforeend',
      `<p style="font-family: Arial">text</p><button style="height: 40px">button</button>
      <select><option>one</option></select><details><summary style="height: 40px">more ▾</summary></details>`,
    );
  });
  const faults = await findKitFaults(page);
  for (const fault of [
    'font: p "text"',
    'font: button "button"',
    'height: button "button" is 40',
    'chevron: select',
    'chevron: summary',
  ]) {
    expect(faults.filter((found) => found.startsWith(fault))).not.toEqual([]);
  }
});
