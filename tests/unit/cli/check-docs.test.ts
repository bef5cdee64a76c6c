import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkAllPlacements, importSidebars } from '../../../src/packages/docs-checks/placement';

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'sidebars-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

it('reads the sidebars as they are now', async () => {
  const root = makeRoot();
  for (const page of ['index', 'config']) {
    writeFileSync(join(root, 'sidebars.ts'), `export default { docs: ['${page}'] };\n`);
    expect(await importSidebars(root)).toEqual({ docs: [page] });
  }
});

it('reports sidebars that do not parse, with the line', async () => {
  const root = makeRoot();
  writeFileSync(join(root, 'sidebars.ts'), "export default {\n  docs: ['index'\n};\n");
  const found = checkAllPlacements([], await importSidebars(root));
  expect(found.filter(({ file }) => file === 'sidebars.ts')).toEqual([
    { file: 'sidebars.ts', line: 3, message: expect.stringMatching(/^The file does not parse: \S[^\n]+$/) },
  ]);
});
