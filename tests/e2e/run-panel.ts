import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Finds the example of a method on the page of a plugin. */
export function exampleOf(page: Page, id: string): Locator {
  return page.locator(`.api-card:has(> .api-head > #${id}) code-block`).first();
}

/** Presses Run, and waits until the sample is through. */
export async function runSample(block: Locator): Promise<Locator> {
  await block.locator('.code-run').click();
  const panel = block.locator('.run-panel');
  await expect(panel.getByRole('status')).toHaveText(/^(?:Done|Ready)/);
  return panel;
}

/** Lets the frame of an open panel run any code, as a sample would. */
export async function runCode(panel: Locator, code: string): Promise<void> {
  await panel.locator('iframe').evaluate(
    (frame: HTMLIFrameElement, sample) => {
      const message = { type: 'run', packages: [], functions: [], hasDatabase: true, isDark: false, ...sample };
      frame.contentWindow?.postMessage(message, '*');
    },
    { code },
  );
}

/** Reads the lines of a panel without their times: `← { value: 'dark' }`. */
export async function readLines(panel: Locator): Promise<string[]> {
  const lines = await panel.locator('.run-lines > li').allInnerTexts();
  return lines.map((line) => line.replace(/\s*\d+\.\d\d s$/, '').replace(/\s+/g, ' '));
}
