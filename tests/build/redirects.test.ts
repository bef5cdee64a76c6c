import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formerAddresses } from '../../src/config/moved-pages';
import { basePath, docsVersions, majorOf, type VersionName, versionNames } from '../../src/config/versions';
import { findPackageFrom, readPins, workspaceDir } from '../../src/packages/reference/packages';
import { rootOf } from '../recorded-routes';
import { fileOfRoute, hasBuiltFile, readBuiltFile } from './site';

/** Reads the target that a page of the build redirects to immediately. Returns undefined for normal pages. */
function readRedirect(html: string): string | undefined {
  const $ = load(html, { scriptingEnabled: false });
  return $('meta[http-equiv=refresh]')
    .attr('content')
    ?.replace(/^0; url=/, '');
}

/** Finds what is wrong with an address on the site, following redirects. Returns an empty list when the address exists. */
function findProblem(address: string): string[] {
  const [path = '', hash] = address.split('#');
  if (!hasBuiltFile(fileOfRoute(path))) return [`${address} has no page`];
  const html = readBuiltFile(fileOfRoute(path));
  const target = readRedirect(html);
  if (target !== undefined) return findProblem(hash === undefined ? target : `${target}#${hash}`);
  return hash === undefined || load(html)(`[id="${hash}"]`).length > 0 ? [] : [`${address} has no such place`];
}

const upcoming = docsVersions.filter(({ state }) => state === 'unreleased').map(({ name }) => name);

describe('addresses that lead on', () => {
  it.each<readonly [from: string, to: string]>([
    ['/docs/apis/storage', '/docs/apis/preferences'],
    ['/docs/v3/getting-started/dependencies', '/docs/v3/getting-started/environment-setup'],
    ['/docs/cli/add', '/docs/cli/commands/add'],
    // Pages that only exist in the next release redirect to it. All others have been released.
    ...upcoming.flatMap((name) => [
      [`/docs/updating/${majorOf(name)}-0`, `${rootOf(name)}updating/${majorOf(name)}-0`] as const,
    ]),
    ['/docs/pwa-elements', '/docs/web/pwa-elements'],
  ])('%s leads to %s', (from, to) => {
    expect(readRedirect(readBuiltFile(fileOfRoute(from)))).toBe(to);
    expect(findProblem(from)).toEqual([]);
  });

  it('are neither in the sitemap nor in the search', () => {
    const sitemap = readBuiltFile('sitemap.xml');
    expect(sitemap).not.toContain('/docs/apis/storage<');
    expect(sitemap).toContain('/docs/apis/preferences<');
  });
});

/** Lists the addresses of this site that the published packages of a version contain in their sources. */
function listPrintedAddresses(version: VersionName): string[] {
  const packages = readPins(version).filter(({ name }) => name.startsWith('@capacitor/'));
  const texts = packages.flatMap(({ name }) => readSources(findPackageFrom(workspaceDir(version), name).dir));
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/https:\/\/capacitorjs\.com(\/docs\b[\w/#.-]*)/g)].map(([, path = '']) =>
      path.replace(/[./]+$/, ''),
    ),
  );
  return [...new Set(addresses)].sort();
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|d\.ts|java|kt|swift|m|h|json|gradle|podspec)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe('addresses in the published packages', () => {
  it.each([...versionNames])('of %s are answered, down to the place on the page', (version) => {
    const addresses = listPrintedAddresses(version);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.flatMap(findProblem)).toEqual([]);
  });

  it('are the source of the former addresses', () => {
    const printed = versionNames.flatMap(listPrintedAddresses);
    const unknown = Object.keys(formerAddresses).filter((key) => !printed.includes(basePath.slice(0, -1) + key));
    expect(unknown).toEqual([]);
  });
});

describe('findProblem', () => {
  it('tells missing pages and missing places', () => {
    expect(findProblem('/docs/no-such-page')).toEqual(['/docs/no-such-page has no page']);
    expect(findProblem('/docs/config#no-such-place')).toEqual(['/docs/config#no-such-place has no such place']);
  });
});
