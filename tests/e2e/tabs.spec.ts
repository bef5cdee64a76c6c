import { expect, openPage, test } from './fixtures';

test('the package manager is remembered on other pages and after a reload', { tag: '@any-size' }, async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  const selected = page.getByRole('tab', { selected: true });
  await expect(page.getByRole('tab', { name: 'npm' }).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(selected.first()).toHaveText('pnpm');

  await openPage(page, '/docs/apis/geolocation');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add @capacitor/geolocation');

  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');

  // An address that names one gives way to the next choice.
  await openPage(page, '/docs/apis/geolocation?package-manager=pnpm');
  await expect(selected.first()).toHaveText('pnpm');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await page.reload();
  await expect(selected.first()).toHaveText('npm');
});

test('the stored choice is shown before the scripts of the site have run', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'));
  await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/docs/apis/toast');
  const group = page.locator('[data-tab-group="package-manager"]').first();
  await expect(group.getByRole('tab', { selected: true })).toHaveText('pnpm');
  await expect(group.locator('[role="tabpanel"]:not([hidden])')).toContainText('pnpm add @capacitor/toast');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test('a stored choice that a group does not have changes nothing there', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'cargo'));
  await openPage(page, '/docs/apis/toast');
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('npm');
});

test('the framework is remembered on pages about other subjects, with its code below the tab', async ({ page }) => {
  await openPage(page, '/docs/apis/network');
  const group = page.locator('[data-tab-group="framework"]').first();
  await expect(group.getByRole('tab')).toHaveText(['TypeScript', 'React', 'Vue', 'Angular', 'Svelte']);
  const list = group.getByRole('tablist');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'all five fit').toBe(0);
  await group.getByRole('tab', { name: 'Svelte' }).click();
  await expect(group.getByRole('tabpanel')).toContainText('$effect(');

  await openPage(page, '/docs/guides/deep-links');
  await expect(group.getByRole('tab', { selected: true })).toHaveText('Svelte');
  await expect(group.getByRole('tabpanel')).toContainText('goto(route)');
});

test('the framework is in the address, for whoever gets the link, and nothing else there changes', {
  tag: '@any-size',
}, async ({ page }) => {
  await openPage(page, '/docs/apis/network?ref=mail#api');
  const group = page.locator('[data-tab-group="framework"]').first();
  await group.getByRole('tab', { name: 'Vue' }).click();
  await expect(page).toHaveURL(/\/docs\/apis\/network\?ref=mail&framework=vue#api$/);
  await group.getByRole('tab', { name: 'Angular' }).click();
  await expect(page).toHaveURL(/\?ref=mail&framework=angular#api$/);
  await page.reload();
  await expect(group.getByRole('tab', { selected: true })).toHaveText('Angular');
});

test('the address wins against the stored choice before the scripts have run, and leaves it stored', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.framework', 'react'));
  await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const selected = page.locator('[data-tab-group="framework"]').first().getByRole('tab', { selected: true });
  await page.goto('/docs/apis/network?framework=svelte');
  await expect(selected).toHaveText('Svelte');
  await page.goto('/docs/apis/network?framework=cobol');
  await expect(selected).toHaveText('React');
  await page.goto('/docs/apis/network');
  await expect(selected).toHaveText('React');
});

test('a link to a framework shows it, and the next page what the reader has chosen', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.framework', 'react'));
  const selected = page.locator('[data-tab-group="framework"]').first().getByRole('tab', { selected: true });
  await openPage(page, '/docs/apis/network?framework=svelte');
  await expect(selected).toHaveText('Svelte');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/\/docs\/apis\/preferences$/);
  await expect(selected).toHaveText('React');
});

test('tabs name their panels, and Home and End lead to the first and the last', { tag: '@any-size' }, async ({
  page,
}) => {
  await openPage(page, '/docs/apis/network');
  const tabs = page.getByRole('tab');
  const pairs = await tabs.evaluateAll((all) =>
    all.map((tab) => [
      tab.id,
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.getAttribute('aria-labelledby'),
    ]),
  );
  expect(pairs.length).toBeGreaterThan(5);
  for (const [id, name] of pairs) expect(name).toBe(id);
  expect(new Set(pairs.map(([id]) => id)).size).toBe(pairs.length);
  const group = page.locator('[data-tab-group="framework"]').first();
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).first()).toBeVisible();
  await group.getByRole('tab').first().focus();
  for (const [key, name] of [
    ['End', 'Svelte'],
    ['ArrowRight', 'TypeScript'],
    ['ArrowLeft', 'Svelte'],
    ['Home', 'TypeScript'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(group.getByRole('tab', { name })).toBeFocused();
  }
});
