import { expect, test } from './fixtures';

/*
 * Every test watches the page through the fixture `complaints`. These show that the fixture notices what it is there
 * for; they take out what they brought about, or they would fail like any other test.
 */

test('a warning in the console is noticed', async ({ page, complaints }) => {
  await page.goto('/docs/');
  await page.evaluate(() => console.warn('loud'));
  await expect.poll(() => complaints.splice(0).join()).toMatch(/^console warning on .*: loud$/);
});

test('an uncaught error is noticed', async ({ page, complaints }) => {
  await page.goto('/docs/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken');
    });
  });
  await expect.poll(() => complaints.splice(0).join()).toBe('uncaught: broken');
});

test('a request to another host is noticed and does not get out', async ({ page, complaints }) => {
  await page.goto('/docs/');
  const outcome = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'answered',
      () => 'stopped',
    ),
  );
  expect(outcome).toBe('stopped');
  await expect.poll(() => complaints.length).toBe(2);
  expect(complaints.splice(0)[0]).toBe('asked another host: https://example.com/');
});
