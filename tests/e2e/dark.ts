import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Switches to the dark theme as if the reader had chosen it in another window, so that open menus and dialogs stay open. */
export const goDark = (page: Page): Promise<void> => choose(page, 'dark');

/** Switches to the light theme in the same way. */
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

/** Waits until all animations have finished, because contrasts are wrong in the middle of a transition. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
