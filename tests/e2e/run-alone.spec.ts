import { expect, expectDrawn, openPage, test } from './fixtures';
import { exampleOf } from './run-panel';

// A permission, and a location, outlive the reset of a context that tests share.
test.use({ reuseContext: false });

test('a sample that needs a whole page runs alone', { tag: '@any-size' }, async ({ page, context }) => {
  await context.setGeolocation({ latitude: 52.5, longitude: 13.4 });
  await context.grantPermissions(['geolocation']);
  await openPage(page, '/docs/apis/geolocation');
  await expectDrawn(page);
  const block = exampleOf(page, 'getcurrentposition');
  await block.locator('.code-run').click();
  const panel = block.locator('.run-panel');
  await expect(panel).toContainText('which pages of this site may not');
  await expect(panel.locator('iframe')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await panel.getByRole('link', { name: 'Open alone' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Start' }).click();
  await expect(tab.locator('.run-lines')).toContainText('52.5 13.4');
  expect(await tab.evaluate(() => self.origin)).toBe('null');
});
