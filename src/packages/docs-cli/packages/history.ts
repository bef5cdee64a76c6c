/** Reads the published releases of the documented packages and saves what changed in their APIs. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  compareReleases,
  hasRegistry,
  historyFile,
  historyFolder,
  type InstalledPackage,
  isRelease,
  majorOf,
  type PluginHistory,
  pluginPackageNames,
  readPins,
} from '@capacitor-docs/reference';
import { makeHistories, readReleases, readTarGz } from '@capacitor-docs/reference/update';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { knownVersions, type VersionName } from '../../../config/versions';
import { mapWithLimit } from '../map-with-limit';
import { askRegistry, downloadReleases } from '../versions/npm-packages';

/** Cache for the declarations and sources of releases; published packages never change. */
const cacheFolder = join(projectRoot, 'node_modules', '.cache', 'package-releases');

/** Lists the pinned releases of each documented package, by name. */
function listPinned(): Map<string, string[]> {
  const pinned = new Map<string, string[]>();
  for (const version of knownVersions) {
    const names = ['@capacitor/core', ...(version === 'v2' ? [] : pluginPackageNames(version))];
    for (const { name, version: release } of readPins(version)) {
      if (names.includes(name)) pinned.set(name, [...(pinned.get(name) ?? []), release]);
    }
  }
  return pinned;
}

/** Finds the docs version that describes the major version of a release. */
function versionOf(name: string, release: string): VersionName {
  const found = knownVersions.find((version) =>
    readPins(version).some((pin) => pin.name === name && majorOf(pin.version) === majorOf(release)),
  );
  if (found === undefined) throw new Error(`No version has pages about ${name}@${release}.`);
  return found;
}

/** Lists the releases of the documented major versions, up to the pinned release of each. */
export function listWanted(releases: readonly string[], pinned: readonly string[]): string[] {
  return releases
    .filter(isRelease)
    .filter((release) => pinned.some((pin) => majorOf(pin) === majorOf(release) && compareReleases(release, pin) <= 0))
    .sort(compareReleases);
}

/** Downloads the declarations and sources of releases into the cache. */
async function download(name: string, releases: readonly string[]): Promise<InstalledPackage[]> {
  const folderOf = (release: string): string => join(cacheFolder, `${name.replace('/', '+')}@${release}`);
  const missing = releases.filter((release) => !existsSync(folderOf(release)));
  if (missing.length > 0) {
    mkdirSync(cacheFolder, { recursive: true });
    const temporary = mkdtempSync(join(cacheFolder, 'pack-'));
    try {
      await downloadReleases(name, missing, temporary);
      for (const archive of readdirSync(temporary).filter((file) => file.endsWith('.tgz'))) {
        unpack(join(temporary, archive), temporary, folderOf);
      }
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  return releases.map((release) => openRelease(name, release, folderOf(release)));
}

/** Files of a release that the histories are read from: the manifest, the declarations, and the sources that `readParts` reads. */
const readFiles =
  /^package\.json$|\.d\.ts$|^dist\/esm\/.*\.js$|^ios\/.*\.(?:swift|m|h)$|^android\/src\/main\/.*\.(?:java|kt)$/;

/** Unpacks what the histories are read from. */
export function unpack(archive: string, temporary: string, folderOf: (release: string) => string): void {
  const target = `${archive}.files`;
  let release = '';
  for (const [path, content] of readTarGz(readFileSync(archive))) {
    const file = path.replace(/^package\//, '');
    if (!readFiles.test(file)) continue;
    // An archive must not write outside of its own folder.
    if (file.split(/[\\/]/).includes('..')) continue;
    if (file === 'package.json') release = (JSON.parse(content.toString('utf8')) as { version: string }).version;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), content.toString('utf8'));
  }
  if (release === '') throw inputError(`${archive.slice(temporary.length + 1)} has no package.json.`);
  renameSync(target, folderOf(release));
}

function openRelease(name: string, version: string, dir: string): InstalledPackage {
  const { types, typings } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Record<string, string>;
  const file = types ?? typings;
  return { name, version, license: '', dir, ...(file === undefined ? {} : { typesFile: join(dir, file) }) };
}

/** The core package of v2 contains plugins that later cores do not, so it gets separate histories. */
function makePackageHistories(name: string, releases: readonly InstalledPackage[]): PluginHistory[] {
  const isOld = ({ version }: InstalledPackage): boolean => hasRegistry(name, version);
  const sets = [releases.filter(isOld), releases.filter((one) => !isOld(one))];
  return sets.flatMap((set) => makeHistories(readReleases(set, (release) => versionOf(name, release))));
}

/** Writes one line for each plugin and each release, so that a diff shows what is new. */
export function toText(histories: readonly PluginHistory[]): string {
  const texts = histories.map(({ changes, ...head }) => {
    const lines = Object.entries(changes).map(([release, own]) => `${JSON.stringify(release)}: ${JSON.stringify(own)}`);
    return `${JSON.stringify(head).slice(0, -1)},"changes":{${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}}}`;
  });
  return `[\n${texts.join(',\n')}\n]\n`;
}

/**
 * Reads the releases of the documented packages from npm, and saves in which one each member was added, changed, deprecated or removed, or began to
 * work on a platform.
 */
export async function writeHistories(isDry: boolean): Promise<void> {
  const read = await mapWithLimit([...listPinned()], 4, async ([name, pinned]) => {
    const wanted = listWanted(await askRegistry(name), pinned);
    return { name, releases: await download(name, wanted) };
  });
  for (const { name, releases } of read) {
    const text = toText(makePackageHistories(name, releases));
    const path = join(projectRoot, historyFolder, historyFile(name));
    const isNew = !existsSync(path) || readFileSync(path, 'utf8') !== text;
    if (isNew && !isDry) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    console.log(`${name}: ${releases.length} releases, ${isNew ? 'changed' : 'as before'}`);
  }
}
