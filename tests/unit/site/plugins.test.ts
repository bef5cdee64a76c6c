import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

it('lists every plugin in the README of the plugins', () => {
  const folder = join(projectRoot, 'src/plugins');
  const plugins = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` \| .+ \| .+ \|$/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual(plugins.map(({ name }) => name).sort());
});
