import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shortenLoaders } from '../../../src/plugins/bundler/portable-output';
import {
  findPackageFolder,
  readShippedPackage,
  toNotices,
} from '../../../src/plugins/shipped-packages/shipped-package';

const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
afterAll(() => rmSync(folder, { recursive: true }));

function makePackage(name: string, license: string, text?: string): string {
  const own = join(folder, name);
  mkdirSync(own);
  writeFileSync(
    join(own, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', license, author: { name: 'Ada' } }),
  );
  if (text !== undefined) writeFileSync(join(own, 'LICENSE.md'), text);
  return own;
}

describe('a package that browsers load', () => {
  it('is found from a file of it, the innermost when packages are nested', () => {
    expect(findPackageFolder('/p/node_modules/a/lib/x.js')).toBe('/p/node_modules/a');
    expect(findPackageFolder('/p/node_modules/@s/a/x.js')).toBe('/p/node_modules/@s/a');
    expect(findPackageFolder('/p/node_modules/a/node_modules/b/x.js')).toBe('/p/node_modules/a/node_modules/b');
    expect(findPackageFolder('/p/src/x.js')).toBeUndefined();
  });

  it('is noted with its license, or with its author where it carries no text', () => {
    const text = toNotices(
      [makePackage('zeta', 'MIT', 'Free.\r\nVery.'), makePackage('alpha', 'ISC')].map(readShippedPackage),
    );
    expect(text.indexOf('alpha 1.2.3 (ISC)\n\nCopyright Ada\n')).toBeGreaterThan(0);
    expect(text.indexOf('zeta 1.2.3 (MIT)\n\nFree.\nVery.\n')).toBeGreaterThan(text.indexOf('alpha'));
  });

  it('stops the build when its license asks for more', () => {
    expect(() => readShippedPackage(makePackage('bound', 'GPL-3.0'))).toThrow(
      'Browsers would load bound 1.2.3, whose license is "GPL-3.0"',
    );
  });
});

describe('the loaders of pictures', () => {
  it('are named by package, so that names of modules are the same in every folder', () => {
    const request =
      '!/p/node_modules/url-loader/dist/cjs.js?limit=10000&name=a.[ext]&fallback=/p/node_modules/file-loader/dist/cjs.js!./a.png';
    expect(shortenLoaders(request)).toBe('!url-loader?limit=10000&name=a.[ext]&fallback=file-loader!./a.png');
    expect(shortenLoaders('./a.js')).toBe('./a.js');
  });
});
