import { expect, test } from './fixtures';

// A request that fails is still reported after the test.
test.use({ reuseContext: false });

/*
 * Every test monitors the page through the fixture `complaints`. These tests prove that the fixture works. They
 * remove the complaints that they caused, or they would fail like any other test.
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
  // Uses navigation, which the content security policy does not restrict.
  await expect(page.goto('https://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  expect(complaints.splice(0)).toEqual(['requested another host: https://example.com/']);
});

test.describe('what the content security policy forbids', () => {
  test.use({ expectedMessages: /./ });

  test('is stopped and noticed, even where messages are expected', async ({ page, complaints }) => {
    await page.goto('/docs/');
    const forbidden = {
      'script-src-elem stopped inline': () => {
        document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
      },
      'script-src-attr stopped inline': () => {
        document.body.setAttribute('onclick', 'window.ran = true');
      },
      'style-src-elem stopped inline': () => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
      },
      'connect-src stopped https://example.com/': () => {
        fetch('https://example.com/').catch(() => {});
      },
      'img-src stopped https://example.com/': () => {
        new Image().src = 'https://example.com/a.png';
      },
      'base-uri stopped https://example.com/': () => {
        document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' }));
      },
    };
    for (const [violation, act] of Object.entries(forbidden)) {
      await page.evaluate(act);
      await expect.poll(() => complaints.splice(0).join('\n')).toContain(`Content Security Policy: ${violation}`);
    }
    await page.locator('h1').click();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    complaints.length = 0;
  });
});
