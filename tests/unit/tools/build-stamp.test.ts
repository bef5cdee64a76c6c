import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, writeStamp } from '../../../src/build/cache/build-stamp';
import { isBuildCurrent } from '../../runner/build-current';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  for (const folder of [
    'docs/apis',
    'build',
    'docs/mcp',
    'src/mcp/dist',
    'src/packages/docs-cli',
    'src/capacitor/v4/node_modules',
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'docs/apis/camera.md'), 'one');
  writeFileSync(join(root, 'build/index.html'), '<h1>Docs</h1>');
  writeStamp(root, hashInputs(root), 1024);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('isBuildCurrent', () => {
  it('accepts the build that was made from these files', () => {
    expect(isBuildCurrent(root)).toBe(true);
  });

  it('sees a changed page of the same length', () => {
    writeFileSync(join(root, 'docs/apis/camera.md'), 'two');
    expect(isBuildCurrent(root)).toBe(false);
  });

  it('sees an added and a removed page', () => {
    writeFileSync(join(root, 'docs/apis/app.md'), 'new');
    expect(isBuildCurrent(root)).toBe(false);
    rmSync(join(root, 'docs/apis/app.md'));
    expect(isBuildCurrent(root)).toBe(true);
    rmSync(join(root, 'docs/apis/camera.md'));
    expect(isBuildCurrent(root)).toBe(false);
  });

  it('does not care about the commands, the MCP server or the installed packages', () => {
    writeFileSync(join(root, 'src/packages/docs-cli/serve.ts'), 'x');
    writeFileSync(join(root, 'src/mcp/dist/server.js'), 'x');
    writeFileSync(join(root, 'src/capacitor/v4/node_modules/x.js'), 'x');
    expect(isBuildCurrent(root)).toBe(true);
  });

  it('sees a page in a folder of that name', () => {
    writeFileSync(join(root, 'docs/mcp/server.md'), 'x');
    expect(isBuildCurrent(root)).toBe(false);
  });

  it('sees that the build is gone, or is another one', () => {
    utimesSync(join(root, 'build/index.html'), 1, 1);
    expect(isBuildCurrent(root)).toBe(false);
    rmSync(join(root, 'build'), { recursive: true });
    expect(isBuildCurrent(root)).toBe(false);
  });
});
