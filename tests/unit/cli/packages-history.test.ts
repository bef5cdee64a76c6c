import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listWanted, toText, unpack } from '../../../src/packages/docs-cli/packages/history';
import type { PluginHistory } from '../../../src/packages/reference/history/model';

describe('listWanted', () => {
  const releases = ['5.0.0', '4.0.0-rc.1', '4.10.0', '4.2.0', '1.0.0', '2.0.0', '5.0.0-beta.1', '4.11.0', '0.9.0'];

  it('takes the documented majors up to what is pinned of each, oldest first', () => {
    expect(listWanted(releases, ['1.3.1', '4.10.0'])).toEqual(['1.0.0', '4.2.0', '4.10.0']);
  });

  it('takes nothing when nothing is pinned', () => {
    expect(listWanted(releases, [])).toEqual([]);
  });
});

describe('unpack', () => {
  /** Makes an archive as npm does: for each file a header of 512 bytes, and its text in whole blocks of that size. */
  function pack(files: Readonly<Record<string, string>>): Uint8Array {
    const entries = Object.entries(files).map(([name, text]) => {
      const size = `${text.length.toString(8).padStart(11, '0')} `;
      const header = `${`package/${name}`.padEnd(124, '\0')}${size}`.padEnd(156, '\0');
      return `${header}0`.padEnd(512, '\0') + text.padEnd(512, '\0');
    });
    return new Uint8Array(gzipSync([...entries, '\0'.repeat(1024)].join('')));
  }

  it('takes the manifest, the declarations and the sources, and writes nothing elsewhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const archive = join(folder, 'x-1.0.0.tgz');
    const files = {
      'package.json': '{"version":"1.0.0"}',
      'dist/x.d.ts': 'a',
      'x.js': 'b',
      '../evil.d.ts': 'c',
      'dist/esm/web.js': 'd',
      'android/src/main/java/X.kt': 'e',
      'android/src/test/X.java': 'f',
      'ios/Plugin/X.swift': 'g',
    };
    writeFileSync(archive, pack(files));
    unpack(archive, folder, (release) => join(folder, release));
    expect(readdirSync(folder).sort()).toEqual(['1.0.0', 'x-1.0.0.tgz']);
    expect(readdirSync(join(folder, '1.0.0')).sort()).toEqual(['android', 'dist', 'ios', 'package.json']);
    expect(readdirSync(join(folder, '1.0.0/android/src'))).toEqual(['main']);
  });
});

describe('toText', () => {
  const history: PluginHistory = {
    package: '@capacitor/toast',
    page: 'toast',
    first: '1.0.0',
    last: ['1.1.0'],
    changes: {
      '1.0.1': [{ kind: 'added', id: 'show', after: 'show() => Promise<void>' }],
      '1.1.0': [{ kind: 'removed', id: 'show', before: 'show() => Promise<void>' }],
    },
  };

  it('has a line for each release', () => {
    const lines = toText([history]).split('\n');
    expect(lines.filter((line) => /^"1\.\d\.\d": /.test(line))).toHaveLength(2);
  });

  it('can be read back, with and without changes', () => {
    const histories = [history, { ...history, page: 'other', isNew: true as const, changes: {} }];
    expect(JSON.parse(toText(histories))).toEqual(histories);
    expect(JSON.parse(toText([]))).toEqual([]);
  });
});
