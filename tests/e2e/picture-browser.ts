import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/** What the pixels of a screenshot depend on besides the site. If any of these differs, text is rendered differently. */
export interface PictureBrowser {
  /** Major version. */
  readonly chromium: number;
  readonly platform: string;
  /** Widths of a sample text in the fonts that the site requests, which show whether other fonts are installed. */
  readonly fontWidths: readonly number[];
}

const file = join(projectRoot, 'tests/pictures/browser.json');

const fonts = ['16px system-ui', '700 16px system-ui', '16px Menlo, monospace'];

/** Describes the browser of a page. */
export async function describeBrowser(page: Page): Promise<PictureBrowser> {
  const fontWidths = await page.evaluate((names) => {
    const context = document.createElement('canvas').getContext('2d');
    return names.map((name) => {
      if (context === null) return 0;
      context.font = name;
      return Math.round(context.measureText('The quick brown fox, 0123456789').width * 100) / 100;
    });
  }, fonts);
  const version = page.context().browser()?.version() ?? '';
  return { chromium: Number.parseInt(version, 10), platform: process.platform, fontWidths };
}

/** Reads which browser took the stored pictures. */
export function readRecorded(): PictureBrowser {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Records which browser takes the pictures now. */
export function record(browser: PictureBrowser): void {
  writeFileSync(file, `${JSON.stringify(browser, null, 2)}\n`);
}

/**
 * Explains why pictures from one browser can't be compared with the rendering of another.
 *
 * @returns undefined if they can
 */
export function explainDifference(recorded: PictureBrowser, here: PictureBrowser): string | undefined {
  const name = ({ chromium, platform }: PictureBrowser): string => `Chromium ${chromium} on ${platform}`;
  if (name(recorded) !== name(here)) return `the pictures are of ${name(recorded)}, and this is ${name(here)}`;
  return recorded.fontWidths.join() === here.fontWidths.join() ? undefined : 'the pictures were taken with other fonts';
}
