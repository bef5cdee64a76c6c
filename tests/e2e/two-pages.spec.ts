import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './fixtures';
import { buildLog, test } from './second-site';

/* Two pages of the second site have one address: `apis/camera.md`, and `second-camera.md` of `tests/fixtures/islands/pages`. */

test('the first of two pages with one address is built, and the build hands on what Docusaurus says of the other', ({
  secondSite,
}) => {
  const read = (file: string): string => readFileSync(join(secondSite.folder, file), 'utf8');
  expect(read(buildLog)).toContain('Attempting to create page at /docs/next/apis/camera, but a page already exists');
  for (const file of ['next/apis/camera/index.html', 'next/apis/camera.md', 'llms/v5/llms.txt']) {
    expect(read(file), file).toContain('Camera');
    expect(read(file), file).not.toMatch(/second camera|second page/i);
  }
});
