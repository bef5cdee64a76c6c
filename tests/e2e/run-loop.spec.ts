import { chromiumArguments } from '../chromium-arguments';
import { findTestBrowser } from '../runner/browser';
import { expect, expectDrawn, openPage, test } from './fixtures';
import { exampleOf, runCode, runSample } from './run-panel';

/* What becomes of an endless loop where the browser runs the frame in a process of its own, as Chrome does on most computers. */

const executablePath = findTestBrowser();

test.use({
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...chromiumArguments, '--enable-features=IsolateSandboxedIframes', '--site-per-process'],
  },
});

test('an endless loop is stopped', async ({ page }) => {
  await openPage(page, '/docs/apis/preferences');
  await expectDrawn(page);
  const panel = await runSample(exampleOf(page, 'keys'));
  await runCode(panel, 'for (;;);');
  await expect(panel.getByRole('status')).toContainText('did not respond for 5 seconds');
  await expect(panel.locator('iframe')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByRole('status')).toHaveText('Done.');
});
