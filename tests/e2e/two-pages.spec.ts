/* Two pages with the same address, `tests/fixtures/two-pages` and the Camera page: Docusaurus warns, but the site is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from './fixtures';
import { outputFile, test } from './second-site';

test('the first of two pages with one address is built, and Docusaurus says so', async ({ secondSite }) => {
  const read = (file: string): string => readFileSync(join(secondSite.folder, file), 'utf8');
  const output = stripVTControlCharacters(read(outputFile));
  expect(output).toContain('Attempting to create page at /docs/next/apis/camera, but a page already exists');
  for (const file of ['next/apis/camera/index.html', 'next/apis/camera.md', 'llms/v5/llms.txt']) {
    expect(read(file), file).toContain('Camera');
    expect(read(file), file).not.toMatch(/second camera|second page/i);
  }
});
