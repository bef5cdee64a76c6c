import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { basePath, type VersionName, versionNames } from '../../src/config/versions';
import {
  archiveFileOf,
  listFileOf,
  type OfflineIndex,
  offlineFolder,
  type VersionFiles,
} from '../../src/packages/offline/files';
import { toBytes } from '../../src/packages/shared/files/bytes';
import { listRequiredRoutes } from '../recorded-routes';
import { readZip } from '../unit/offline/read-zip';
import { buildFolder, fileOfRoute, hasBuiltFile, readBuiltFile } from './site';

const index: OfflineIndex = JSON.parse(readBuiltFile(`${offlineFolder}/index.json`));

function readList(name: VersionName): VersionFiles {
  return JSON.parse(readBuiltFile(`${offlineFolder}/${listFileOf(name)}`));
}

function fileOfAddress(address: string): string {
  return hasBuiltFile(address) && address.includes('.') ? address : fileOfRoute(basePath + address);
}

/**
 * @param archive contents of the files by name
 * @returns one line for each script, and for each link or picture whose address has no file in the archive
 */
function findArchiveProblems(archive: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const [name, html] of archive) {
    if (!name.endsWith('.html')) continue;
    if (/<script\b/.test(html)) problems.push(`${name} has a script`);
    for (const [tag] of html.matchAll(/<(?:a|img|link)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g)) {
      const link = /\b(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? '';
      if (link === '' || /^(?:[a-z]+:|#)/.test(link)) continue;
      const target = new URL(link, `file:///${name}`);
      if (!archive.has(decodeURI(target.pathname.slice(1)))) problems.push(`${name} links to ${link}`);
    }
  }
  return problems;
}

describe.each([...versionNames])('%s', (name) => {
  it('lists every page of the version and nothing that is not there', () => {
    const { files, revision } = readList(name);
    const addresses = new Set(files.map(([address]) => basePath + address));
    expect(
      listRequiredRoutes(name).filter(
        (route) => !addresses.has(route.replace(/(.)\/$/, route === basePath ? '$1/' : '$1')),
      ),
    ).toEqual([]);
    const wrong = files.filter(
      ([address, bytes]) => readFileSync(join(buildFolder, fileOfAddress(address))).length !== bytes,
    );
    expect(wrong).toEqual([]);
    const summary = index.versions.find((version) => version.name === name);
    expect(summary).toMatchObject({ revision, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) });
    expect(summary?.pages).toBeGreaterThan(80);
    // The search of the version, the assets of all pages, and the page that manages offline versions.
    for (const part of [
      /^search-index\/docs-/,
      /^search-index\/manifest/,
      /^assets\/js\/main\./,
      /^assets\/css\/late\./,
      /^offline$/,
    ]) {
      expect(files.filter(([address]) => part.test(address))).toHaveLength(1);
    }
  });

  it('comes as an archive whose links lead from file to file', () => {
    const bytes = toBytes(readFileSync(join(buildFolder, offlineFolder, archiveFileOf(name))));
    const archive = readZip(bytes);
    const summary = index.versions.find((version) => version.name === name);
    expect(summary?.archiveBytes).toBe(bytes.length);
    // In addition to the pages of the version, there are the notices.
    expect([...archive.keys()].filter((file) => file.endsWith('.html'))).toHaveLength((summary?.pages ?? 0) + 1);
    expect(archive.has(`capacitor-docs-${name}/index.html`)).toBe(true);
    expect(findArchiveProblems(archive)).toEqual([]);
  });
});

it('the service worker is one small file', () => {
  const worker = readBuiltFile('sw.js');
  expect(worker.length).toBeLessThan(10_000);
  expect(worker).not.toMatch(/\beval\(|new Function/);
});

it('a bad archive is noticed', () => {
  const page =
    '<script>a</script><a href="b.html"><img src="/docs/img/a.svg"><a href="../docs/index.html#x"><a href="https://a">';
  expect(findArchiveProblems(new Map([['docs/index.html', page]]))).toEqual([
    'docs/index.html has a script',
    'docs/index.html links to b.html',
    'docs/index.html links to /docs/img/a.svg',
  ]);
});
