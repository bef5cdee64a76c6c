import {
  configFiles,
  folderOf,
  isSearched,
  join,
  lockFiles,
  nameOf,
  nativeFiles,
  packageFile,
  projectFiles,
} from './project';

/** An app among files. */
export interface AppFolder {
  /** Its folder; empty for the one that was chosen. */
  readonly folder: string;
  /** Paths of its files from the folder that was chosen, by the paths that they have in an app. */
  readonly files: ReadonlyMap<string, string>;
}

const natives: readonly string[] = Object.values(nativeFiles);

/** Whether a file may be one that the assistant reads, judging by its name. */
export function mayBeRead(path: string): boolean {
  return projectFiles.some((file) => nameOf(file) === nameOf(path));
}

/**
 * Finds the apps among files. An app is a folder with a configuration of Capacitor, or with a `package.json` beside a native project. If there is
 * none, the uppermost folders with a `package.json` count as apps. An app of a workspace that has no `package.json` or no lock file has those of the
 * nearest folder above it. Single files, and those of a native project without its app, belong to one app.
 *
 * @param paths from the folder that was chosen, with `/`
 * @returns apps by their folders, none if there is nothing that the assistant reads
 */
export function findApps(paths: readonly string[]): AppFolder[] {
  const known = new Set(paths.filter((path) => rootOf(path).split('/').every(isSearched)));
  const has = (folder: string, names: readonly string[]): boolean =>
    names.some((name) => known.has(join(folder, name)));
  const folders = [...new Set([...known].map(rootOf))].sort();
  const packages = folders.filter((folder) => has(folder, [packageFile]));
  const apps = folders.filter(
    (folder) => has(folder, configFiles) || (packages.includes(folder) && has(folder, natives)),
  );
  const uppermost = Math.min(...packages.map(depthOf));
  const roots = apps.length > 0 ? apps : packages.filter((folder) => depthOf(folder) === uppermost);
  const areSingle = paths.every((path) => !path.includes('/'));
  return areSingle || roots.length === 0
    ? matchEnds(paths)
    : roots.map((folder) => ({ folder, files: new Map(listFiles(folder, known)) }));
}

/** Returns the folder of the app that a file may belong to. */
function rootOf(path: string): string {
  const native = natives.find((file) => path === file || path.endsWith(`/${file}`));
  return native === undefined ? folderOf(path) : folderOf(path.slice(0, path.length - native.length));
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}

function listFiles(folder: string, known: ReadonlySet<string>): [string, string][] {
  const here = (place: string, files: readonly string[]): [string, string][] =>
    files.flatMap((file) => (known.has(join(place, file)) ? [[file, join(place, file)]] : []));
  const nearest = (files: readonly string[]): [string, string][] =>
    listUpward(folder)
      .map((place) => here(place, files))
      .find((found) => found.length > 0) ?? [];
  return [...nearest([packageFile]), ...nearest(lockFiles), ...here(folder, [...configFiles, ...natives])];
}

/** Lists a folder and those above it, the nearest first. */
function listUpward(folder: string): string[] {
  return folder === '' ? [''] : [folder, ...listUpward(folderOf(folder))];
}

/** Recognizes files by the ends of their paths: `variables.gradle`, `App/Podfile`. */
function matchEnds(paths: readonly string[]): AppFolder[] {
  const files = projectFiles.flatMap((file): [string, string][] => {
    const path = paths.find((own) => file === own || file.endsWith(`/${own}`));
    return path === undefined ? [] : [[file, path]];
  });
  return files.length === 0 ? [] : [{ folder: '', files: new Map(files) }];
}
