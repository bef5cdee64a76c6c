import { entriesOf, listPackages, propertyOf } from './json';
import { exactVersion, guessProject, type LockedVersion, ownPackage, type Project, type Reading } from './reading';

/**
 * Reads a `package-lock.json` or `npm-shrinkwrap.json`. Formats 2 and 3 list the packages of the app and of the projects of its workspace; format 1 does not.
 */
export function readPackageLock(lock: unknown): Reading {
  const packages = new Map(entriesOf(propertyOf(lock, 'packages')));
  const base = { format: 'package-lock.json', manager: 'npm' } as const;
  if (packages.size === 0) {
    const locked = lockedOf(entriesOf(propertyOf(lock, 'dependencies')).map(([name, own]) => [name, versionOf(own)]));
    const notes = [
      'This old package-lock.json does not list the packages of the app itself. The plan has those with names that belong to Capacitor or Cordova.',
    ];
    return { ...base, projects: [guessProject(locked)], locked, notes };
  }
  const isInstalled = (path: string): boolean => path.includes('node_modules/');
  const projects = [...packages]
    .filter(([path]) => !isInstalled(path))
    .map(([folder, own]): Project => {
      const name = propertyOf(own, 'name') ?? (folder === '' ? propertyOf(lock, 'name') : undefined);
      const find = (dependency: string): unknown =>
        packages.get(`${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`) ??
        packages.get(`node_modules/${dependency}`);
      return {
        name: typeof name === 'string' ? name : '',
        folder,
        dependencies: listPackages(own, (dependency) => versionOf(find(dependency))),
      };
    });
  const locked = lockedOf(
    [...packages]
      .filter(([path]) => isInstalled(path))
      .map(([path, own]) => [path.replace(/^.*node_modules\//, ''), versionOf(own)]),
  );
  return { ...base, projects, locked };
}

/**
 * Reads the output of `npm ls --json`.
 *
 * @param tree with the app's own packages in `dependencies`
 */
export function readNpmTree(tree: unknown): Reading {
  const name = propertyOf(tree, 'name');
  const dependencies = entriesOf(propertyOf(tree, 'dependencies')).map(([own, about]) => {
    const [installed, required] = [versionOf(about), propertyOf(about, 'required')];
    const range = installed ?? (typeof required === 'string' ? required : '');
    return ownPackage(own, range, { installed });
  });
  const projects = [{ name: typeof name === 'string' ? name : '', folder: '', dependencies }];
  return { format: 'npm ls', manager: 'npm', projects };
}

function versionOf(about: unknown): string | undefined {
  const version = propertyOf(about, 'version');
  return typeof version === 'string' ? exactVersion(version) : undefined;
}

function lockedOf(versions: readonly (readonly [string, string | undefined])[]): Map<string, LockedVersion[]> {
  const locked = new Map<string, LockedVersion[]>();
  for (const [name, version] of versions) {
    if (version !== undefined) locked.set(name, [...(locked.get(name) ?? []), { version }]);
  }
  return locked;
}
