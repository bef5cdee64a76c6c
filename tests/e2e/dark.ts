import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Changes to the dark theme as a choice in another window of the browser does, so that what is open stays open. */
export async function goDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'theme', oldValue: null, newValue: 'dark', storageArea: localStorage }),
    );
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settle(page);
}

/** Waits until the page stands still; half-way through a transition every contrast is wrong. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
