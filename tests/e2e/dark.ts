import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Changes to the dark theme as a choice in another window of the browser does, so that what is open stays open. */
export const goDark = (page: Page): Promise<void> => choose(page, 'dark');

/** The same, to the light theme. */
export const goLight = (page: Page): Promise<void> => choose(page, 'light');

async function choose(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((newValue) => {
    const oldValue = localStorage.getItem('theme');
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', oldValue, newValue, storageArea: localStorage }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await settle(page);
}

/** Waits until the page stands still; half-way through a transition every contrast is wrong. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
