import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VersionName } from '../../../src/config/versions';
import { checkExamples, checkStaleExamples } from '../../../src/packages/docs-checks/examples';
import { formatProblems } from '../../../src/packages/docs-checks/problem';
import { loadReference } from '../../../src/packages/reference/load-reference';

const folder = mkdtempSync(join(tmpdir(), 'examples-'));

/** Finds problems in an example for `getId` of Device in a version. */
function check(version: VersionName, code: string): string[] {
  writeFileSync(join(folder, 'device.md'), `## getId\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  const plugins = loadReference(version).plugins.map((plugin) => ({
    ...plugin,
    methods: plugin.page === 'device' ? plugin.methods.filter(({ id }) => id === 'getId') : [],
  }));
  return formatProblems(checkExamples(version, plugins, folder))
    .split('\n')
    .filter(Boolean);
}

describe('the check of examples', { timeout: 60_000 }, () => {
  beforeAll(() => void loadReference('v5'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compiles each strictly, with its imports, against the packages of the version that shows it', () => {
    const code = 'const { identifier } = await Device.getId();\nidentifier.trim();';
    expect(check('v5', code)).toEqual([]);
    expect(check('v4', code)).toEqual([
      "device.md:4:9  The example does not compile against the packages of v4: Property 'identifier' does not exist on type 'DeviceId'. (TS2339)",
    ]);
  });

  it('reports the line of what is wrong', () => {
    expect(check('v5', "await Device.getId();\nawait Device.getName({ id: 'a' });")).toEqual([
      "device.md:5:14  The example does not compile against the packages of v5: Property 'getName' does not exist on type 'DevicePlugin'. (TS2339)",
    ]);
    expect(check('v5', 'const count: number = undefined;')).toEqual([expect.stringContaining('device.md:4:7  ')]);
  });

  it('refuses what the version deprecates in favor of something else', () => {
    const code = 'const { diskFree, realDiskFree } = await Device.getInfo();\nconsole.log(diskFree, realDiskFree);';
    expect(check('v5', code)).toEqual([
      'device.md:4:9  The example uses diskFree, which v5 deprecates: Use `realDiskFree`.',
    ]);
    expect(check('v2', code.replaceAll('realDiskFree', 'diskTotal'))).toEqual([]);
  });

  it('reports what is too long for a card', () => {
    expect(check('v5', Array.from({ length: 7 }, () => 'await Device.getId();').join('\n'))).toEqual([
      'device.md:3  The example has 7 lines, at most 6 fit',
    ]);
    expect(check('v5', `await Device.getId();\nconst text = '${'a'.repeat(80)}';`)).toEqual([
      'device.md:5  The line has 96 characters, at most 80 fit',
    ]);
  });

  it('reports a method without example, and an example without method', () => {
    writeFileSync(join(folder, 'device.md'), '');
    const [plugin] = loadReference('v5').plugins.filter(({ page }) => page === 'device');
    if (plugin === undefined) throw new Error('No device');
    expect(formatProblems(checkExamples('v5', [{ ...plugin, methods: plugin.methods.slice(0, 1) }], folder))).toBe(
      'device.md:1  getId of v5 has no example: add a heading "## getId" with a ts block below it',
    );
    expect(checkStaleExamples([{ file: 'device.md', line: 9, id: 'getName' }])).toEqual([
      { file: 'device.md', line: 9, message: expect.stringContaining('"getName"') },
    ]);
  });
});
