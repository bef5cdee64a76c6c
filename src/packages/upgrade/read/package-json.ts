import type { Node } from 'jsonc-parser';
import { type Dependency, managers, type PackageManager } from '../plan/plan';
import { findProperty, listProperties, stringOf, stringsOf } from './json';
import { type Catalogs, ReadError, type Reading } from './reading';

const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Whether an object is a `package.json`, one of its lists of packages, or a part of it. */
export function isPackageJson(root: Node): boolean {
  return (
    [...lists, 'workspaces', 'packageManager'].some((list) => findProperty(root, list) !== undefined) ||
    isList(root) ||
    (findProperty(root, 'name') !== undefined && findProperty(root, 'version') !== undefined)
  );
}

/** Whether an object is a list of packages itself: what is between the braces of `dependencies`. */
function isList(root: Node): boolean {
  return listProperties(root).some(({ name, value }) => name.startsWith('@capacitor/') && value.type === 'string');
}

/**
 * Reads a `package.json`, or a part of it.
 *
 * @param lineOf gives the line of an offset
 * @throws ReadError where a list of packages is none
 */
export function readPackageJson(root: Node, lineOf: (offset: number) => number): Reading {
  const dependencies: Dependency[] = [];
  const known = new Set<string>();
  const add = (list: string, object: Node): void => {
    if (object.type !== 'object')
      throw new ReadError(`"${list}" must be an object of names and versions.`, object.offset);
    for (const { name, value, offset } of listProperties(object)) {
      const range = stringOf(value);
      if (range === undefined) throw new ReadError('A version must be a string in double quotes.', offset);
      if (known.has(name)) continue;
      known.add(name);
      dependencies.push({ name, range, isForDevelopment: list === 'devDependencies', line: lineOf(offset) });
    }
  };
  if (isList(root)) add('dependencies', root);
  for (const list of lists) {
    const object = findProperty(root, list);
    if (object !== undefined) add(list, object);
  }
  const workspaces = findProperty(root, 'workspaces');
  return {
    format: 'package.json',
    projects: [{ name: stringOf(findProperty(root, 'name')) ?? '', folder: '', dependencies }],
    folders: [...stringsOf(workspaces), ...stringsOf(findProperty(workspaces, 'packages'))],
    catalogs: catalogsOf(workspaces?.type === 'object' ? workspaces : root),
    manager: managerOf(stringOf(findProperty(root, 'packageManager'))),
  };
}

/** Bun has its catalogs in the `package.json` of the root. */
function catalogsOf(object: Node): Catalogs {
  const versionsOf = (list: Node | undefined) =>
    new Map(listProperties(list).flatMap(({ name, value }) => (stringOf(value) ? [[name, String(value.value)]] : [])));
  const named = listProperties(findProperty(object, 'catalogs'));
  return new Map([
    ['', versionsOf(findProperty(object, 'catalog'))],
    ...named.map(({ name, value }) => [name, versionsOf(value)] as const),
  ]);
}

/** @returns the package manager of the field `packageManager`: `pnpm@8.6.0` */
function managerOf(field: string | undefined): PackageManager | undefined {
  return managers.find((manager) => field?.startsWith(`${manager}@`));
}
