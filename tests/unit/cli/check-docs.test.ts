import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importSidebars } from '../../../src/packages/docs-checks/placement';

it('reads the sidebars as they are now', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sidebars-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const page of ['index', 'config']) {
    writeFileSync(join(root, 'sidebars.ts'), `export default { docs: ['${page}'] };\n`);
    expect(await importSidebars(root)).toEqual({ docs: [page] });
  }
});
