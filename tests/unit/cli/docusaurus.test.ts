import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { projectRoot } from '../../../src/packages/shared/files/project-root';

/* Docusaurus' own commands, which people know from other projects. */

/** Runs Docusaurus as `npx docusaurus` does. */
function run(...args: readonly string[]): { status: number | null; output: string } {
  const program = join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { NODE_ENV, BABEL_ENV, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

describe('docusaurus', () => {
  it.each(['docusaurus', 'swizzle', 'clear'] as const)('has the script %s in package.json', (name) => {
    expect(manifest.scripts[name]).toBe(name === 'docusaurus' ? name : `docusaurus ${name}`);
  });

  // The version exists already, so that Docusaurus would refuse it in words of its own, and write nothing either.
  it('docs:version names the command to use instead', () => {
    const { status, output } = run('docs:version', 'v4');
    expect(output.trim()).toMatch(/^Use `npm run docs:version -- v\d+`.*nothing was written\.$/);
    expect(status).toBe(1);
  }, 120_000);

  it('swizzle lists the components of the themes', () => {
    const { status, output } = run('swizzle', '@docusaurus/theme-classic', '--list', '--typescript');
    expect(output).toMatch(/DocItem.*Footer/s);
    expect(status).toBe(0);
  }, 120_000);
});
